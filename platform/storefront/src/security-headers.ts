import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { SiteEnv } from './callers/own-addresses.ts'
import type { ServerConfig } from './config.ts'
import { cspReportAddress } from './operations/csp-reports.ts'

/** Allows the site's files, hashed inline scripts and framed maps. Sends no path to other sites. */
export function securityHeaders({ agency, remotesUrl }: ServerConfig): MiddlewareHandler {
  const remotes = remotesUrl ? [new URL(remotesUrl).origin] : []
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...remotes],
      scriptSrcAttr: ["'none'"],
      // Every remote brings its own DOMPurify, hence duplicates.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default', 'safe-html', 'dompurify', "'allow-duplicates'"],
      // Libraries set style attributes to position elements.
      styleSrc: ["'self'", ...remotes],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: agency.mapHosts.length
        ? agency.mapHosts.map((host) => `https://${host}`)
        : ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      reportUri: cspReportAddress,
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    referrerPolicy: 'strict-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: false,
    xFrameOptions: 'DENY',
  })
}

/** Adds the inline scripts and styles of an answer to its policy. */
export function allowInlined(c: Context<SiteEnv>): void {
  const inline = c.get('inline')
  // `c.header` would turn the body into a stream.
  const { headers } = c.res
  const policy = headers.get('content-security-policy')
  if (!inline || !policy) return
  const allowed = policy
    .replace("script-src 'self'", ["script-src 'self'", ...inline.scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...inline.styles].join(' '))
  headers.set('content-security-policy', allowed)
}
