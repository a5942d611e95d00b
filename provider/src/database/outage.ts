import { sqlState } from './retry.ts'

/** Connection refused or lost, server shutting down or starting, too many connections, disk full. */
const outages = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|08|57P|53)/

/** Whether a query failed because the database could not be asked: another one may work in a moment. */
export function isOutage(error: unknown): boolean {
  return (
    outages.test(sqlState(error) ?? '') ||
    isFailedConnect(error) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(
      causeText(error),
    )
  )
}

/** Whatever the reason: an address, a port or a socket file that nobody serves. */
function isFailedConnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('syscall' in error && error.syscall === 'connect') || isFailedConnect(error.cause)
}

function causeText(error: unknown): string {
  return error instanceof Error ? `${error.message} ${causeText(error.cause)}` : ''
}
