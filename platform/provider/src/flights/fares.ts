import type { IsoDate } from '@storefront/contract'
import { weekdayIndex } from '../calendar.ts'
import { seeded } from './seeded.ts'

/** Seasons by month and day, inclusive; the first match counts. */
const seasons = [
  { from: '12-15', to: '12-31', factor: 1.45 },
  { from: '01-01', to: '01-06', factor: 1.45 },
  { from: '03-20', to: '04-10', factor: 1.25 },
  { from: '07-01', to: '08-20', factor: 1.2 },
  { from: '01-07', to: '03-19', factor: 1.08 },
  { from: '09-01', to: '10-31', factor: 0.84 },
]

/** Factors from Sunday to Saturday. */
const weekdayFactors = [1.1, 1, 0.94, 0.95, 1.02, 1.12, 1.05]

export type Fares = { oneWayCents: number; roundTripCents: number }

/** Fares per paying traveller. Deterministic, so that quotes can be recomputed. */
export function faresOn(flight: { flightNumber: string; fareCents: number }, day: IsoDate): Fares {
  const monthDay = day.slice(5)
  const season = seasons.find(({ from, to }) => monthDay >= from && monthDay <= to)?.factor ?? 1
  const weekday = weekdayFactors[weekdayIndex(day)] ?? 1
  const demand = 0.93 + 0.14 * seeded(`${flight.flightNumber} ${day}`)
  const oneWayCents = Math.round(flight.fareCents * season * weekday * demand)
  return { oneWayCents, roundTripCents: Math.round(oneWayCents * 1.8) }
}
