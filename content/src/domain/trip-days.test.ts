import type { DeviceBooking } from '@storefront/booking'
import { expect, test } from 'vitest'
import { tripBookings, tripDays } from './trip-days.ts'

const booking = (
  product: DeviceBooking['product'],
  name: string,
  [start, end]: [string, string | null],
  events: DeviceBooking['recap']['events'] = [],
): DeviceBooking & { start: string } => ({
  ...{ id: name, product, startedAt: 1, state: 'paid', reference: name, paymentPage: null },
  ...{ start, end, heldUntil: null },
  recap: { name, rows: [], lines: [], notes: [], totalUsd: 1, events },
})
const at = (date: string, time: string, title: string) => {
  return { title, start: { date, time }, end: null }
}

const flight = booking(
  'flight',
  'Flight MEX to CUN',
  ['2027-01-16', '2027-01-20'],
  [at('2027-01-16', '08:30', 'To Cancún'), at('2027-01-20', '18:45', 'To Mexico')],
)
const stay = booking('hotel', 'Laguna', ['2027-01-16', '2027-01-18'])
const tour = booking('tour', 'Reef', ['2027-01-17', null])
const later = booking('tour', 'Ruins', ['2027-03-01', null])
const moment = { today: '2026-11-29', nowMs: Date.parse('2026-11-29T12:00:00Z') }

test('shows flights, stays and tours by day, and the nights without a bed', () => {
  expect(tripDays([flight, stay, tour])).toEqual([
    { day: '2027-01-16', texts: ['08:30 To Cancún', 'Laguna'] },
    { day: '2027-01-17', texts: ['Reef'] },
    { day: '2027-01-18', texts: ['Last day of Laguna', 'No bed booked for this night'] },
    { day: '2027-01-19', texts: ['No bed booked for this night'] },
    { day: '2027-01-20', texts: ['18:45 To Mexico'] },
  ])
})

test('is made of the bookings whose days touch, and of none that is over', () => {
  const known = [tour, { ...later, startedAt: 0 }, flight, stay]
  const names = (today: string) =>
    tripBookings(known, { ...moment, today }).map(({ reference }) => reference)
  expect(names('2026-11-29')).toEqual(['Flight MEX to CUN', 'Laguna', 'Reef'])
  expect(names('2027-02-01')).toEqual(['Ruins'])
  expect(names('2027-03-02')).toEqual([])
})
