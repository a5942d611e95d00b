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

/** Logs each request by its route, never by its address: a query may hold what a visitor typed. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID()
    const start = performance.now()
    context.set('requestId', requestId)
    await next()
    context.header('x-request-id', requestId)
    log.info('request', {
      requestId,
      method: context.req.method,
      route: matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? null,
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    })
  }
}
