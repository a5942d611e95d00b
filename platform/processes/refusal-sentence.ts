/**
 * Message of an error without a stack, for a command to print. Null for a programming error (TypeError,
 * ReferenceError), which keeps its stack.
 */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return String(error)
  // Errors of Node have a code, e.g. for an unknown option.
  const code = 'code' in error ? String(error.code) : null
  if (!code && (error instanceof TypeError || error instanceof ReferenceError)) return null
  const [text = ''] = error.message.split(/\n\s+at /)
  // An AggregateError has no message.
  return text || code || error.name
}
