import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from './log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Names one request in the log and to the caller. */
    requestId: string
  }
}

/** Logs each request but those for the process's health, by its route, never by its address: a query may hold what a visitor typed. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID()
    const start = performance.now()
    context.set('requestId', requestId)
    await next()
    context.header('x-request-id', requestId)
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? null
    // Whoever keeps the process running asks several times a second.
    if (route === '/healthz' && context.res.ok) return
    log.info('request', {
      requestId,
      method: context.req.method,
      route,
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    })
  }
}
