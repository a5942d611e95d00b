import type { IsoDate } from '@storefront/contract'
import type { Row } from '../database/catalogue-rows.ts'

/** True when a tour may begin on a day. A season may span the new year; null is all year. */
export function isInSeason(season: Row<'tours'>['season'], day: IsoDate): boolean {
  if (!season) return true
  const { from, to } = season
  const date = day.slice(5)
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}
