/** '12 flights', '1 flight'; with how many there are without filters when some are hidden: '3 of 12 flights'. */
export function shownCountText(shown: number, all: number, one: string, many: string): string {
  const counted = all === 1 ? `1 ${one}` : `${all} ${many}`
  return shown === all ? counted : `${shown} of ${counted}`
}
