import { errorCode } from './error-code.ts'

/** Connection refused or lost, server shutting down or starting, too many connections, disk full or closed. */
const outages = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ENOSPC|EACCES|EROFS|08|57P|53)/

/** Errors that PostgreSQL's client raises itself have no code, only these texts. */
const unanswered =
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect/

/** True when a database or a store was out of reach, so that a retry may work. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    outages.test(errorCode(error) ?? '') ||
    // For any reason: an address, a port or a socket file without a server.
    ('syscall' in error && error.syscall === 'connect') ||
    unanswered.test(error.message) ||
    isOutage(error.cause)
  )
}
