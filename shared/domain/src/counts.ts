/**
 * A whole number as people read it, '1,389'. `Intl` writes the same, but costs a slow phone 30 ms before its first number,
 * and is another version on the server.
 */
export function groupedDigits(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** '1,389 flights', '1 flight'. */
export function countText(count: number, one: string, many: string): string {
  return `${groupedDigits(count)} ${count === 1 ? one : many}`
}

/** '12 flights', '1 flight'; with how many there are without filters when some are hidden: '3 of 12 flights'. */
export function shownCountText(shown: number, all: number, one: string, many: string): string {
  const counted = countText(all, one, many)
  return shown === all ? counted : `${groupedDigits(shown)} of ${counted}`
}

/** The choices of a filter that something found is in, each with how many the other filters leave of it; null is in none. */
export function countedOptions<Value>(
  choices: readonly { value: Value; label: string }[],
  found: readonly (Value | null)[],
  left: readonly (Value | null)[] = found,
) {
  return choices
    .filter(({ value }) => found.includes(value))
    .map(({ value, label }) => ({
      value,
      label,
      count: left.filter((one) => one === value).length,
    }))
}
