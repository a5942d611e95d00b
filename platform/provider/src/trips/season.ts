import type { IsoDate, Season } from '@storefront/contract'

/** Whether a tour may begin on a day: its season may go over the new year, none is all year. */
export function isInSeason(season: Season | null, day: IsoDate): boolean {
  if (!season) return true
  const { from, to } = season
  const date = day.slice(5)
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}
