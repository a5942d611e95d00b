import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from './log.ts'

/**
 * Logs each request by its route, because a query may hold text of a visitor. Logs only failures of `polled` routes.
 * `nameOf` names paths without a route.
 */
export function requestLog(
  log: Log,
  polled: readonly string[],
  nameOf: (path: string) => string | null = () => null,
): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const own = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
    const route = own?.path ?? nameOf(c.req.path)
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
