import type { DeviceBooking } from '@storefront/booking'
import type { PlanPart } from '@storefront/contract'
import { planOf } from '@storefront/domain'
import { expect, test } from 'vitest'
import { tripTimeline } from './trip-timeline.ts'

const counts = { adults: 2, children: 0, infants: 0 }
const booking = (
  product: DeviceBooking['product'],
  name: string,
  days: Omit<PlanPart, 'place' | 'counts'>,
  events: DeviceBooking['recap']['events'] = [],
) => {
  const recap = { name, rows: [], lines: [], notes: [], totalUsd: 1, events }
  return { product, state: 'paid', startedAt: 1, plan: { place: 'Cancún', counts, ...days }, recap }
}
const at = (date: string, time: string, title: string) => {
  return { title, start: { date, time }, end: null }
}
const daysOf = (...bookings: ReturnType<typeof booking>[]) => {
  const plan = planOf(bookings, null, { today: '2026-11-29', nowMs: Date.now() })
  return plan && [...tripTimeline(plan)].map(([day, texts]) => [day.slice(5), ...texts])
}

const back = at('2027-01-20', '18:45', 'To Mexico')
const days = { first: '2027-01-16', last: '2027-01-20' }
const stay = booking('hotel', 'Laguna', { first: '2027-01-16', last: '2027-01-19' })
const tour = booking('tour', 'Ruins', { first: '2027-01-17', last: '2027-01-19' })

test('shows flights, nights, tours and nights without a bed by day, what has no time last', () => {
  const there = at('2027-01-16', '08:30', 'To Cancún')
  const flight = booking('flight', 'MEX to CUN', { ...days, lands: '11:50' }, [there, back])
  const early = booking('tour', 'Isla', { first: days.last, last: days.last }, [
    at(days.last, '08:00', 'Isla'),
  ])
  expect(daysOf(tour, stay, flight, early)).toEqual([
    ['01-16', '08:30 To Cancún', 'Laguna'],
    ['01-17', 'Night at Laguna', 'Ruins'],
    ['01-18', 'Night at Laguna', 'Ruins'],
    ['01-19', 'Last day of Laguna', 'Last day of Ruins', 'No bed booked for this night'],
    ['01-20', '08:00 Isla', '18:45 To Mexico'],
  ])
})

test('a flight over night needs no bed before it lands', () => {
  const there = at('2027-01-15', '22:10', 'To Cancún')
  const flight = booking('flight', 'MAD to CUN', { ...days, lands: '06:30' }, [there, back])
  expect(daysOf(flight, stay)?.slice(0, 2)).toEqual([
    ['01-15', '22:10 To Cancún'],
    ['01-16', '06:30 You land', 'Laguna'],
  ])
})
