import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { ServerConfig } from './config.ts'
import { cspReportAddress } from './operations/csp-reports.ts'

/**
 * What a browser may do with a page: run only our own files and the text under its nonce; frame only allowed maps; send nothing of an
 * address to other sites.
 */
export function securityHeaders({ agency, remotesUrl }: ServerConfig): MiddlewareHandler {
  const remotes = remotesUrl ? [new URL(remotesUrl).origin] : []
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, ...remotes],
      scriptSrcAttr: ["'none'"],
      // Text becomes HTML in one place, addresses become scripts in one place. Every remote brings its own copy of the
      // former: hence duplicates.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default', 'safe-html', 'dompurify', "'allow-duplicates'"],
      // Styles of the first screen stand in the page under a nonce; attributes position what libraries measure.
      styleSrc: ["'self'", NONCE, ...remotes],
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
