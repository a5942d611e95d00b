import type { TravelDays } from '../dates.ts'
import { isClock, minutesBetween } from '../flight-moments.ts'
import { type TourTimes, tourEnd } from '../tour-times.ts'
import type { Plan } from './plan.ts'
import { dayMonth } from './plan-text.ts'

/** Time that a tour leaves free after a landing and before a departure. */
const marginMinutes = 120

/** Days of a product, and hours if it is a tour. */
export type PlannedDays = TravelDays & { tour?: TourTimes | undefined }

/**
 * Sentences on a product whose days or hours do not fit the plan. They inform and block nothing. Hours are judged only
 * where flight and tour state them.
 */
export function planConflicts(plan: Plan, { tour = {}, ...days }: PlannedDays): string[] {
  const flights = plan.parts.filter(({ product }) => product === 'flight')
  // A flight home that was booked alone does not land where the trip is.
  const arrival = flights.find(({ first }) => first === plan.first)
  const departure = flights.find(({ last }) => last === plan.last)
  const [first, last] = [dayMonth(plan.first), dayMonth(plan.last ?? '')]
  const { startTime: starts = '' } = tour
  const end = tourEnd(tour, days)
  const problems: string[] = []
  if (days.first < plan.first) {
    problems.push(arrival ? `You land on ${first}.` : `Your trip starts on ${first}.`)
  }
  if (plan.last && days.last > plan.last) {
    problems.push(departure ? `You fly back on ${last}.` : `Your trip ends on ${last}.`)
  }
  if (arrival?.lands && days.first === plan.first && isClock(starts)) {
    if (isTooClose(`${plan.first}T${arrival.lands}`, `${days.first}T${starts}`))
      problems.push(`You land at ${arrival.lands} on ${first}; this starts at ${starts}.`)
  }
  if (departure?.leaves && days.last === plan.last && end) {
    const ends = end.startsWith(days.last) ? end.slice(11) : '23:59'
    if (isTooClose(end, `${plan.last}T${departure.leaves}`))
      problems.push(`This ends at ${ends}; your flight leaves at ${departure.leaves} on ${last}.`)
  }
  return problems
}

/** True when less than two hours lie between two local times, or when they are in the wrong order. */
function isTooClose(earlier: string, later: string): boolean {
  return minutesBetween(earlier, later) < marginMinutes
}
