const windowMs = 60_000

/** More callers in one minute mean an attack: new ones are then refused. */
const mostCallers = 10_000

/** Whether a caller may call once more in this minute. In memory: each process counts its own. */
export function callsPerMinute(most: number, now: () => number): (caller: string) => boolean {
  let endsAt = 0
  let calls = new Map<string, number>()
  return (caller) => {
    if (now() >= endsAt) {
      endsAt = now() + windowMs
      calls = new Map()
    }
    const count = (calls.get(caller) ?? 0) + 1
    if (calls.size >= mostCallers && count === 1) return false
    calls.set(caller, count)
    return count <= most
  }
}
