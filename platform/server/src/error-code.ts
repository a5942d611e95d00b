/** What the system or the database calls a failure, `ENOENT` or a SQLSTATE; null when it has no name. Drivers' errors are wrapped by Drizzle's. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
