import { askedHost } from '@storefront/server'
import type { Context, MiddlewareHandler } from 'hono'
import type { ServerConfig } from '../config.ts'
import type { InlineSources } from '../pages/inline-texts.ts'

/** Variables that the middleware sets in each request's context. */
export type SiteEnv = {
  Variables: {
    /** Origin that the visitor asked for: one of the site's own, never one that a caller invented. */
    origin: string
    /** Scripts and styles written into the page that is answered. */
    inline?: InlineSources
  }
}

type Addresses = Pick<ServerConfig, 'publicUrls' | 'trustProxy'>

/** This machine's own names: without PUBLIC_URL the site runs for development only. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/**
 * Answers under the site's own addresses only: PUBLIC_URL, without it this machine's own names, with any port. Another
 * host is answered 421, a path with `//`, which reads as a host wherever it is resolved, 404.
 */
export function ownAddresses(addresses: Addresses): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const origin = originOf(c, addresses)
    if (!origin) {
      return c.text('This is no address of this site. PUBLIC_URL says what its addresses are.', 421)
    }
    if (new URL(c.req.url).pathname.includes('//')) return c.text('Not found', 404)
    c.set('origin', origin)
    await next()
  }
}

/** One address per page: with a slash at its end it leads to the one without (301). */
export const oneAddress: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  return c.redirect(`${c.get('origin')}${pathname.slice(0, -1)}${search}`, 301)
}

/** The site's own origin that was asked for; null when it is none. Behind a trusted front it is the one that the front wrote. */
function originOf(c: Context, { publicUrls, trustProxy }: Addresses): string | null {
  const { protocol, host } = askedHost(c, trustProxy)
  if (publicUrls.length > 0) {
    const hosts = publicUrls.map((origin) => new URL(origin))
    return hosts.find((own) => own.host === normal(host, own.protocol))?.origin ?? null
  }
  const address = `${protocol}//${host}`
  return localHost.test(host) && URL.canParse(address) ? new URL(address).origin : null
}

/** A host as URLs write it: in small letters, without the protocol's usual port. */
function normal(host: string, protocol: string): string | null {
  const address = `${protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : null
}
