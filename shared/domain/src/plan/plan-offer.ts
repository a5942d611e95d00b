import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { addDays, earliestDate, maxDate } from '../dates.ts'
import type { StaySearch } from '../stays/stay-search.ts'
import type { Plan } from './plan.ts'

/** Destination of a plan; `isCity` if it is only known as the city of an airport. */
export type PlanPlace = { name: string; isCity: boolean }

/** Place of a day: the stay that covers it, else the city where a flight lands, else null. */
export function placeOn({ parts }: Plan, day: IsoDate): PlanPlace | null {
  // On the day between two stays, the stay that begins.
  const stay = parts.findLast(
    ({ product, place, first, last }) =>
      (product === 'hotel' || product === 'package') && place && covers(first, last, day),
  )
  if (stay) return { name: stay.place, isCity: false }
  const landed = parts.findLast(
    ({ product, place, first }) => product === 'flight' && place && first <= day,
  )
  return landed ? { name: landed.place, isCity: true } : null
}

function covers(first: IsoDate, last: IsoDate | null, day: IsoDate): boolean {
  return first <= day && day <= (last ?? first)
}

/** Nights of the plan that can still be booked; one night without a last day. Null if none is left. */
export function offeredStay(
  { first, last }: Plan,
  today: IsoDate,
): Pick<StaySearch, 'checkInDate' | 'checkOutDate'> | null {
  const checkInDate = maxDate(first, earliestDate(today))
  if (last === null && checkInDate > first) return null
  const checkOutDate = last ?? addDays(checkInDate, 1)
  return checkOutDate > checkInDate ? { checkInDate, checkOutDate } : null
}

/** Days of the plan that can still be booked, at most `most`, the first full day first and the first day last. */
export function offeredDays({ first, last }: Plan, today: IsoDate, most: number): IsoDate[] {
  const days: IsoDate[] = []
  const end = last ?? first
  const earliest = earliestDate(today)
  for (let day = maxDate(addDays(first, 1), earliest); day <= end && days.length < most; ) {
    days.push(day)
    day = addDays(day, 1)
  }
  if (first >= earliest && days.length < most) days.push(first)
  return days
}

/** True if these are the people of the plan. */
export function isParty({ counts }: Plan, guests: TravellerCounts): boolean {
  return (
    counts.adults === guests.adults &&
    counts.children === guests.children &&
    counts.infants === guests.infants
  )
}
