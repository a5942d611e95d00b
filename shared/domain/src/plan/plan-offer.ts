import type { IsoDate, Product } from '@storefront/contract'
import { addDays, daysFrom, earliestDate, maxDate, nightsBetween } from '../dates.ts'
import type { StaySearch } from '../stays/stay-search.ts'
import { travellerBands } from '../travellers.ts'
import type { PlacedPlan, Plan, PlannedPart } from './plan.ts'
import { type PlannedDays, planConflicts } from './plan-conflicts.ts'

/** Part that names the place of a day: the stay that covers it, else the last flight that has landed. */
export function placingPart({ parts }: Plan, day: IsoDate): PlannedPart | undefined {
  const begun = parts.filter(({ place, first }) => place !== '' && first <= day)
  // On the day between two stays, the stay that begins.
  return (
    begun.findLast((part) => isStay(part) && day <= (part.last ?? part.first)) ??
    begun.findLast(({ product }) => product === 'flight')
  )
}

/** True for a part with a bed. */
export function isStay({ product }: Pick<PlannedPart, 'product'>): boolean {
  return product === 'hotel' || product === 'package'
}

/** Nights of the plan that can still be booked; one night without a last day, or for one day. Null if none is left. */
export function offeredStay(
  { first, last }: Plan,
  today: IsoDate,
): Pick<StaySearch, 'checkInDate' | 'checkOutDate'> | null {
  const checkInDate = maxDate(first, earliestDate(today))
  const checkOutDate = last === null || last === first ? addDays(first, 1) : last
  return checkOutDate > checkInDate ? { checkInDate, checkOutDate } : null
}

/** Most days of a plan that are offered. */
const mostDays = 60

/** Days of the plan that can still be booked, in order. */
export function offeredDays({ first, last }: Plan, today: IsoDate): IsoDate[] {
  const [start, end] = [maxDate(first, earliestDate(today)), last ?? first]
  if (start > end) return []
  return daysFrom(start, Math.min(mostDays, nightsBetween(start, end) + 1))
}

/** The first full day of `days`, else the day of arrival; undefined without days. */
export function fullDay({ first }: Plan, days: readonly IsoDate[]): IsoDate | undefined {
  return days.find((day) => day > first) ?? days[0]
}

/**
 * Place, days and people of a page. Without a destination it is a page of one place, and without a check-out the visitor
 * chooses only the first day.
 */
export type PlanSearch = Pick<StaySearch, 'checkInDate' | 'guests'> & Partial<StaySearch>

/** Product of a page, with its days. */
export type JudgedProduct = PlannedDays & { product: Product }

/**
 * Place, days and people of the plan for a page. Null if the page shows them already, or if no day is left. A page where
 * the visitor chooses only the first day may show any available one on which its product fits the plan, other pages show
 * all of its nights.
 */
export function planSearch(
  plan: PlacedPlan,
  requested: PlanSearch,
  today: IsoDate,
  isAvailable: (day: IsoDate) => boolean = () => true,
  judged?: JudgedProduct,
): StaySearch | null {
  const { destination = plan.place, checkInDate, checkOutDate, guests } = requested
  const days =
    checkOutDate === undefined
      ? dayFor(plan, offeredDays(plan, today).filter(isAvailable), checkInDate, judged)
      : offeredStay(plan, today)
  if (!days) return null
  const place = plan.place || destination
  const isSame =
    destination === place &&
    days.checkInDate === checkInDate &&
    (checkOutDate === undefined || days.checkOutDate === checkOutDate) &&
    travellerBands.every((band) => plan.counts[band] === guests[band])
  return isSame ? null : { destination: place, ...days, guests: plan.counts }
}

function dayFor(
  plan: Plan,
  days: readonly IsoDate[],
  requested: IsoDate,
  judged: JudgedProduct | undefined,
) {
  const length = judged ? nightsBetween(judged.first, judged.last) : 0
  const fitting = days.filter((first) => {
    const moved = { ...judged, first, last: addDays(first, length) }
    return planConflicts(plan, moved).length === 0
  })
  // A stay begins with the trip, a tour after the day of arrival.
  const best = judged && isStay(judged) ? fitting[0] : fullDay(plan, fitting)
  const day = fitting.includes(requested) ? requested : (best ?? days[0])
  return day === undefined ? null : { checkInDate: day, checkOutDate: addDays(day, 1) }
}
