/**
 * First line of an error, for a command to print, or all `reasons` of a refusal. Null for a programming error (TypeError, ReferenceError), which keeps
 * its stack.
 */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return String(error)
  if ('reasons' in error) return error.message
  // Errors of Node have a code, e.g. for an unknown option.
  const code = 'code' in error ? String(error.code) : null
  if (!code && (error instanceof TypeError || error instanceof ReferenceError)) return null
  // An AggregateError has no message, and validators list details after the first line.
  const [first = ''] = error.message.split('\n')
  return first || code || error.name
}
