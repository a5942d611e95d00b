/** '1,389'. Does not use `Intl`, which takes 30 ms on a slow phone and may have another version on the server. */
export function groupedDigits(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** '1,389 flights', '1 flight'. */
export function countText(count: number, one: string, many: string): string {
  return `${groupedDigits(count)} ${count === 1 ? one : many}`
}

/** '12 flights', '1 flight'; '3 of 12 flights' when filters hide some. */
export function shownCountText(shown: number, all: number, one: string, many: string): string {
  const counted = countText(all, one, many)
  return shown === all ? counted : `${groupedDigits(shown)} of ${counted}`
}
