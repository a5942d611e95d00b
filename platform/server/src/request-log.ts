import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from './log.ts'

/**
 * Logs each request by its route, because a query may hold text of a visitor. Logs only failures of `polled` routes.
 * `nameOf` gives another name than the route's.
 */
export function requestLog(
  log: Log,
  polled: readonly string[],
  nameOf: (c: Context) => string | null = routeOf,
): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const route = nameOf(c)
    if (route && polled.includes(route) && c.res.ok) return
    const fields = {
      requestId: c.get('requestId'),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    }
    log.info(fields, 'request')
  }
}

/** Route of a request; null for a path without one. */
function routeOf(c: Context): string | null {
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? null
}
