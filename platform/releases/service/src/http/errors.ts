import {
  DamagedFileError,
  NotFitError,
  RegistryChangeError,
  ReleaseConflictError,
} from '@storefront/releases'
import { isOutage, type Log } from '@storefront/server'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { Refusal } from './refusal.ts'

/** What the rules of releases refuse: it may be asked again once the registry or the release is another. */
const conflicts = [NotFitError, RegistryChangeError, ReleaseConflictError, DamagedFileError]

/** The refusal that an error is; null where it is a mistake of ours. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (!(error instanceof Error)) return null
  if (conflicts.some((kind) => error instanceof kind)) return new Refusal(409, error.message, error)
  if (error instanceof HTTPException) return new Refusal(400, 'The request is not valid.', error)
  if (isOutage(error))
    return new Refusal(503, 'Registry or store do not answer. Try again in a moment.', error)
  return null
}

/** The sentence of an error, for a person. */
export function sentenceOf(error: unknown): string {
  return refusalOf(error)?.message ?? 'Something went wrong on our side.'
}

/** Answers any error of a route with a sentence; for a mistake of ours, the log has the rest. */
export function errorHandler(log: Log): ErrorHandler {
  return (error, c) => {
    const requestId = c.get('requestId')
    const refusal = refusalOf(error)
    if (!refusal) {
      log.error({ requestId, error }, 'a request failed')
      return c.json({ error: sentenceOf(error) }, 500)
    }
    if (refusal.status === 503)
      log.error({ requestId, error: refusal.cause }, 'registry or store do not answer')
    return c.json({ error: refusal.message }, refusal.status)
  }
}
