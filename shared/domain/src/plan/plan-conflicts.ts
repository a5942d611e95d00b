import type { SelectedTour } from '@storefront/contract'
import type { TravelDays } from '../dates.ts'
import { isClock, minutesBetween } from '../flight-moments.ts'
import type { Plan } from './plan.ts'
import { dayMonth } from './plan-text.ts'

/** Time that a tour leaves free after a landing and before a departure. */
const marginMinutes = 120

/** Local times of a tour, `HH:MM`; '' if unknown. */
export type TourClocks = { starts: string; ends: string }

/** Hours of a tour; absent if unknown. */
export type TourTimes = Partial<Pick<SelectedTour, 'startTime' | 'durationHours' | 'durationDays'>>

/** Start of a trip, and its end if it starts and ends on one day. */
export function tourClocks({ startTime = '', durationHours, durationDays }: TourTimes): TourClocks {
  const isOneDay = isClock(startTime) && durationHours && (durationDays ?? 1) <= 1
  if (!isOneDay) return { starts: startTime, ends: '' }
  const minutes = minutesBetween('2000-01-01T00:00', `2000-01-01T${startTime}`)
  const end = minutes + Math.round(durationHours * 60)
  return { starts: startTime, ends: end < 24 * 60 ? clockOf(end) : '23:59' }
}

function clockOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16)
}

/**
 * Sentences on a product whose days or hours do not fit the plan. They inform and block nothing. Hours are judged only
 * where flight and tour state them.
 */
export function planConflicts(
  plan: Plan,
  days: TravelDays,
  { starts, ends }: TourClocks = { starts: '', ends: '' },
): string[] {
  const flights = plan.parts.filter(({ product }) => product === 'flight')
  const flight = flights.find(({ last }) => last) ?? flights.at(-1)
  const arrival = dayMonth(plan.first)
  const lands = flight?.first === plan.first
  const problems: string[] = []
  if (days.first < plan.first) {
    problems.push(lands ? `You land on ${arrival}.` : `Your trip starts on ${arrival}.`)
  }
  if (plan.last && days.last > plan.last) {
    const leaves = flight?.last === plan.last ? 'You fly back' : 'Your trip ends'
    problems.push(`${leaves} on ${dayMonth(plan.last)}.`)
  }
  if (flight?.lands && days.first === flight.first && isTooClose(flight.lands, starts)) {
    problems.push(`You land at ${flight.lands} on ${arrival}; this starts at ${starts}.`)
  }
  if (flight?.leaves && days.last === flight.last && isTooClose(ends, flight.leaves)) {
    problems.push(
      `This ends at ${ends}; your flight leaves at ${flight.leaves} on ${dayMonth(days.last)}.`,
    )
  }
  return problems
}

/** True when less than two hours lie between two known times of one day, or when they are in the wrong order. */
function isTooClose(earlier: string, later: string): boolean {
  if (!isClock(earlier) || !isClock(later)) return false
  return minutesBetween(`2000-01-01T${earlier}`, `2000-01-01T${later}`) < marginMinutes
}
