import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { SiteEnv } from './callers/own-addresses.ts'
import type { ServerConfig } from './config.ts'
import { cspReportAddress } from './operations/csp-reports.ts'
import { allowInline } from './pages/inline-texts.ts'

/**
 * Sets the policy of a page: runs only our own files and inline scripts known by their hash, frames only allowed maps, and
 * sends no part of an address to other sites.
 */
export function securityHeaders({ agency, remotesUrl }: ServerConfig): MiddlewareHandler {
  const remotes = remotesUrl ? [new URL(remotesUrl).origin] : []
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...remotes],
      scriptSrcAttr: ["'none'"],
      // Text becomes HTML in one place, addresses become scripts in one place. Every remote brings its own copy of the
      // former: hence duplicates.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default', 'safe-html', 'dompurify', "'allow-duplicates'"],
      // Libraries position what they measure by style attributes.
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

/** Adds to the policy of an answer what the server wrote into the page. */
export function allowWritten(c: Context<SiteEnv>): void {
  const inline = c.get('inline')
  // Not `c.header`: that would make a stream of the body.
  const { headers } = c.res
  const policy = headers.get('content-security-policy')
  if (inline && policy) headers.set('content-security-policy', allowInline(policy, inline))
}
