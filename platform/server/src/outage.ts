import { errorCode } from './error-code.ts'

/** Codes of lost connections, a server that starts or stops, too many connections, a full or read-only disk. */
const outages = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ENOSPC|EACCES|EROFS|08|57P|53)/

/** Messages of errors in PostgreSQL's client, which have no code. */
const unanswered =
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect/

/** True for a database or store out of reach, where a retry may work. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    outages.test(errorCode(error) ?? '') ||
    // Nothing listens at an address, port or socket file.
    ('syscall' in error && error.syscall === 'connect') ||
    unanswered.test(error.message) ||
    isOutage(error.cause)
  )
}
