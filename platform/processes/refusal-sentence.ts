/**
 * The one line that a command prints for an error that ended it: the first line of its message. Null for a programming error
 * (TypeError, ReferenceError), which is printed with its stack.
 */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return String(error)
  // What Node itself refuses, such as an option that there is not, has a code.
  const code = 'code' in error ? String(error.code) : null
  if (!code && (error instanceof TypeError || error instanceof ReferenceError)) return null
  // One sentence: what several addresses of one host answered is in no message, and a validator's listing follows its first line.
  const [first = ''] = error.message.split('\n')
  return first || code || error.name
}
