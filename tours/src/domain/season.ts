import type { IsoDate, SelectedTour } from '@storefront/contract'
import { isIsoDate } from '@storefront/domain'

type Seasonal = Pick<SelectedTour, 'season'>

/** Whether a tour may begin on a day: its season may go over the new year, none is all year. */
export function isInSeason({ season }: Seasonal, day: IsoDate): boolean {
  if (!season) return true
  const { from, to } = season
  const date = day.slice(5)
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}

/** The first day from `day` on that a tour may begin on. */
export function nextInSeason(tour: Seasonal, day: IsoDate): IsoDate {
  const { season } = tour
  if (!season || isInSeason(tour, day)) return day
  const year = Number(day.slice(0, 4)) + (day.slice(5) < season.from ? 0 : 1)
  const first = `${year}-${season.from}`
  return isIsoDate(first) ? first : `${year}-03-01`
}

/** 'This tour runs from June 1 to September 15.', or null where it runs all year. */
export function seasonText({ season }: Seasonal): string | null {
  if (!season) return null
  return `This tour runs from ${dateText(season.from)} to ${dateText(season.to)}.`
}

/** 'June 1' for '06-01'. In a leap year every such date exists. */
function dateText(date: string): string {
  return new Date(`2028-${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
