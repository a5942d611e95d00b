import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { addDays, countText, formatDayDate, travellerCount } from '@storefront/domain'
import { isInSeason, seasonText } from './season.ts'
import type { Trip } from './trip.ts'

type DatedTrip = Pick<Trip, 'season' | 'limits'>

/** `reason` is short, for a calendar; `text` is a sentence. */
export type DayProblem = { reason: string; text: string }

/** Returns why these guests cannot start on this day, or null. */
export function dayProblem(
  trip: DatedTrip,
  day: IsoDate,
  guests: TravellerCounts,
): DayProblem | null {
  const { lastDay = null, daysNotSold = [] } = trip.limits ?? {}
  const when = formatDayDate(day)
  if (!isInSeason(trip, day)) return { reason: 'out of season', text: seasonText(trip) ?? '' }
  if (lastDay && day > lastDay) {
    return { reason: 'not on sale', text: `On sale until ${formatDayDate(lastDay)}.` }
  }
  if (daysNotSold.includes(day)) {
    return { reason: 'no departure', text: `There is no departure on ${when}.` }
  }
  const places = placesOn(trip, day)
  if (places === 0) return { reason: 'sold out', text: `${when} is sold out.` }
  if (places === undefined || places >= travellerCount(guests)) return null
  const left = countText(places, 'place is', 'places are')
  return { reason: 'fewer places than guests', text: `Only ${left} left on ${when}.` }
}

function placesOn({ limits }: DatedTrip, day: IsoDate): number | undefined {
  return limits?.placesLeft.find(({ date }) => date === day)?.places
}

const fewPlaces = 5

/** '3 places left' if at most five are left on a day and these guests still fit, or null. */
export function placesLeftText(
  trip: DatedTrip,
  day: IsoDate,
  guests: TravellerCounts,
): string | null {
  const places = placesOn(trip, day)
  if (places === undefined || places > fewPlaces || dayProblem(trip, day, guests)) return null
  return `${countText(places, 'place', 'places')} left`
}

const horizonDays = 800

/** First day, from `day` on, on which these guests can start; null if none is within 800 days. */
export function nextDay(trip: DatedTrip, day: IsoDate, guests: TravellerCounts): IsoDate | null {
  for (let days = 0; days < horizonDays; days++) {
    const next = addDays(day, days)
    // First, because the text of a day out of season takes long to write.
    if (isInSeason(trip, next) && dayProblem(trip, next, guests) === null) return next
  }
  return null
}
