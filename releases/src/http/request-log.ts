import type { Log } from '@storefront/server'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Logs each request by its route, but those that only ask whether the process is well. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? null
    if ((route === '/healthz' || route === '/readyz') && c.res.ok) return
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
