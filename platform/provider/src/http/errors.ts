import { type DiskRoom, errorCode, isOutage, type Log } from '@storefront/server'
import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { notFound, Refusal } from './refusal.ts'

/** Answers errors as JSON without internal details, and tells `disk` of database outages. */
export function errorHandler(log: Log, disk: DiskRoom): ErrorHandler {
  return (error, context) => {
    const requestId = context.get('requestId')
    const answer = (...refusal: ConstructorParameters<typeof Refusal>) =>
      refuse(context, new Refusal(...refusal))
    if (error instanceof Refusal) {
      if (error.status === 503)
        log.warn({ requestId, code: error.code, error: error.cause }, error.message)
      return refuse(context, error)
    }
    if (error instanceof HTTPException) {
      // Hono's middleware may bring its own response.
      return error.res ?? answer(400, 'invalid_request', 'The request is not valid.')
    }
    if (noText.has(errorCode(error) ?? '')) {
      return answer(400, 'invalid_request', 'The request has a character that is no text.')
    }
    if (isOutage(error)) {
      disk.failed(error)
      log.error({ requestId, error }, 'the database does not answer')
      const options = { retryAfterSeconds: 5 }
      return answer(503, 'unavailable', 'Please try again in a moment.', options)
    }
    log.error({ requestId, error }, 'a request failed')
    return answer(500, 'internal', 'Something went wrong on our side.')
  }
}

/** 404 for an unknown path. */
export const notFoundHandler: NotFoundHandler = (context) => refuse(context, notFound('address'))

function refuse(context: Context, refusal: Refusal): Response {
  const { retryAfterSeconds } = refusal.options
  return context.json(refusal.toBody(), refusal.status, {
    'cache-control': 'no-store',
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
  })
}

/** PostgreSQL codes for a NUL byte or half a surrogate pair in text or JSON. */
const noText = new Set(['22021', '22P05'])
