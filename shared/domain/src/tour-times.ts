import type { SelectedTour } from '@storefront/contract'
import type { TravelDays } from './dates.ts'
import { isClock } from './flight-moments.ts'

/** Hours of a tour; absent if unknown. */
export type TourTimes = Pick<SelectedTour, 'startTime' | 'durationHours'>

/** Local end `YYYY-MM-DDTHH:MM` of a tour of one day; null for a longer tour, or if its start or length is unknown. */
export function tourEnd(
  { startTime = '', durationHours }: TourTimes,
  { first, last }: TravelDays,
): string | null {
  if (first !== last || !isClock(startTime) || !durationHours) return null
  const lengthMs = Math.round(durationHours * 60) * 60_000
  return new Date(Date.parse(`${first}T${startTime}Z`) + lengthMs).toISOString().slice(0, 16)
}
