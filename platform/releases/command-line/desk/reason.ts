/** Takes `--reason "why"` out of a command's arguments; null without it. */
export function takeReason(args: string[]): { reason: string | null; rest: string[] } {
  const at = args.findIndex((arg) => /^--reason(=|$)/.test(arg))
  if (at < 0) return { reason: null, rest: args }
  const isOne = args[at] !== '--reason'
  const reason = isOne ? args[at]?.slice('--reason='.length) : args[at + 1]
  return { reason: reason?.trim() || null, rest: args.toSpliced(at, isOne ? 1 : 2) }
}
