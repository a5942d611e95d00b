/** Code of a system or database error, also of one wrapped by Drizzle: `ENOENT`, a SQLSTATE; null without one. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
