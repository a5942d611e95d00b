import { errorCode } from './error-code.ts'

/** Connection refused or lost, server starting or stopping, too many connections, disk full or closed. */
const outages = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ENOSPC|EACCES|EROFS|08|57P|53)/

/** Errors of PostgreSQL's client have a text and no code. */
const unanswered =
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect/

/** True for a database or store out of reach, where a retry may work. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    outages.test(errorCode(error) ?? '') ||
    // For an address, port or socket file without a server.
    ('syscall' in error && error.syscall === 'connect') ||
    unanswered.test(error.message) ||
    isOutage(error.cause)
  )
}
