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
  const flight = flights.find(({ last }) => last) ?? flights.at(-1)
  const arrival = dayMonth(plan.first)
  const lands = flight?.first === plan.first
  const { startTime: starts = '' } = tour
  const end = tourEnd(tour, days)
  const problems: string[] = []
  if (days.first < plan.first) {
    problems.push(lands ? `You land on ${arrival}.` : `Your trip starts on ${arrival}.`)
  }
  if (plan.last && days.last > plan.last) {
    const leaves = flight?.last === plan.last ? 'You fly back' : 'Your trip ends'
    problems.push(`${leaves} on ${dayMonth(plan.last)}.`)
  }
  if (flight?.lands && days.first === flight.first && isClock(starts)) {
    if (isTooClose(`${flight.first}T${flight.lands}`, `${days.first}T${starts}`))
      problems.push(`You land at ${flight.lands} on ${arrival}; this starts at ${starts}.`)
  }
  if (flight?.leaves && days.last === flight.last && end) {
    const ends = end.startsWith(days.last) ? end.slice(11) : '23:59'
    if (isTooClose(end, `${flight.last}T${flight.leaves}`))
      problems.push(
        `This ends at ${ends}; your flight leaves at ${flight.leaves} on ${dayMonth(days.last)}.`,
      )
  }
  return problems
}

/** True when less than two hours lie between two local times, or when they are in the wrong order. */
function isTooClose(earlier: string, later: string): boolean {
  return minutesBetween(earlier, later) < marginMinutes
}
