import type { IsoDate, SelectedTour } from '@storefront/contract'

type Seasonal = Pick<SelectedTour, 'season'>

/** True when a trip can start on a day. A season may span the new year; no season is all year. */
export function isInSeason({ season }: Seasonal, day: IsoDate): boolean {
  if (!season) return true
  const { from, to } = season
  const date = day.slice(5)
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}

/** 'Runs from June 1 to September 15.', or null if it runs all year. */
export function seasonText({ season }: Seasonal): string | null {
  if (!season) return null
  return `Runs from ${dateText(season.from)} to ${dateText(season.to)}.`
}

/** 'June 1' for '06-01', read in a leap year because of '02-29'. */
function dateText(date: string): string {
  return new Date(`2028-${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
