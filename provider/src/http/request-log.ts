import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from './log.ts'

/** Asked once a second or more by whoever keeps the process running, or keeps its pages. */
export const polled = ['/healthz', '/api/v1/catalogue/revision']

/** Logs each request but those that machines ask for all the time, by its route, never by its address: a query may hold what a visitor typed. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? null
    if (route && polled.includes(route) && context.res.ok) return
    const fields = {
      requestId: context.get('requestId'),
      method: context.req.method,
      route,
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    }
    log.info(fields, 'request')
  }
}
