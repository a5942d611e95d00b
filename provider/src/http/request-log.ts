import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from './log.ts'

/** Logs each request but those for the process's health, by its route, never by its address: a query may hold what a visitor typed. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? null
    // Whoever keeps the process running asks several times a second.
    if (route === '/healthz' && context.res.ok) return
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
