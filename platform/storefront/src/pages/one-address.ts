import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../callers/own-addresses.ts'

/** One address per page: with a slash at its end it leads to the one without (301). */
export const oneAddress: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  return c.redirect(`${c.get('origin')}${pathname.slice(0, -1)}${search}`, 301)
}
