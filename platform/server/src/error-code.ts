/**
 * Returns the code of a system or database error, `ENOENT` or a SQLSTATE; null if it has none. Looks into the errors that
 * Drizzle wraps.
 */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
