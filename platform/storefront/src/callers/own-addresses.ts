import { requestedHost } from '@storefront/server'
import type { InlineSources } from '@storefront/shell'
import type { Context, MiddlewareHandler } from 'hono'
import type { ServerConfig } from '../config.ts'

export type SiteEnv = {
  Variables: {
    /** Requested origin: always one of the site's own. */
    origin: string
    /** CSP sources of the inline scripts and styles of the answer. */
    inline?: InlineSources
    /** App of a page, for metrics. */
    app?: string
  }
}

type Addresses = Pick<ServerConfig, 'publicUrls' | 'trustProxy'>

/** Names of this machine, for a site without PUBLIC_URL. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/**
 * Answers 421 to any host that is not in PUBLIC_URL; without that, to any name but those of this machine. Answers 404
 * to a path with `//`, which resolves to another host.
 */
export function ownAddresses(addresses: Addresses): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const origin = originOf(c, addresses)
    if (!origin) {
      return c.text('Unknown host. PUBLIC_URL names the hosts of this site.', 421)
    }
    if (new URL(c.req.url).pathname.includes('//')) return c.text('Not found', 404)
    c.set('origin', origin)
    await next()
  }
}

/** Redirects (301) an address with a trailing slash to the one without. */
export const oneAddress: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  return c.redirect(`${c.get('origin')}${pathname.slice(0, -1)}${search}`, 301)
}

/** Requested origin, from the headers of a trusted proxy; null when it is not one of the site's. */
function originOf(c: Context, { publicUrls, trustProxy }: Addresses): string | null {
  const { protocol, host } = requestedHost(c, trustProxy)
  if (publicUrls.length === 0)
    return localHost.test(host) ? (URL.parse(`${protocol}//${host}`)?.origin ?? null) : null
  const own = publicUrls.map((origin) => new URL(origin))
  // The host of a URL is in lower case and without the default port.
  const match = own.find((url) => url.host === URL.parse(`${url.protocol}//${host}`)?.host)
  return match?.origin ?? null
}
