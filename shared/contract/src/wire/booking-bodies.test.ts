import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { tooManyTravellers } from '../party.ts'
import {
  flightBooking,
  hotelCheckout,
  hotelRequest,
  packageCheckout,
  packageRequest,
  tourCheckout,
  tourRequest,
  travellerRecord,
} from './bookings.ts'

const traveller = {
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@example.com',
  phoneNumber: '+52 998 555 0142',
  dob: '1990-05-17',
  nationality: 'MX',
  passportNumber: 'G12345678',
  passportExpiry: '2031-01-31',
}
const flight = { flight_id: 'y42', passengers: [traveller], flight_type: 'Oneway' }
const guests = { guests_count: 1, guests: [traveller] }
const stay = { check_in_date: '2026-11-24', check_out_date: '2026-11-27' }
const total = { total_amount_usd: 420.5 }
const tour = { tour_id: 3, booking_date: '2026-11-24', ...guests }

describe.each([
  ['a flight', flightBooking, flight],
  ['a room by WhatsApp', hotelRequest, { room_id: 1, rate_id: 'r2', ...stay, ...guests }],
  ['a room', hotelCheckout, { hotel_id: 7, room_id: 1, rate_id: 2, ...stay, ...guests, ...total }],
  ['a tour by WhatsApp', tourRequest, tour],
  ['a tour', tourCheckout, { ...tour, ...total }],
  ['a package by WhatsApp', packageRequest, { package_id: 4, ...stay, ...guests }],
  ['a package', packageCheckout, { package_id: 4, ...stay, ...guests, ...total }],
] as const)('the body that books %s', (_, schema, body: Record<string, unknown>) => {
  test('keeps the fields of product 7.3 and the additions that providers announce only', () => {
    const counted = { ...body, adults: 1, children: 0, infants: 0, notes: 'A cot, please.' }
    expect(v.parse(schema, { ...counted, password: 'x' })).toEqual(counted)
  })

  test.each(Object.keys(body))('requires its %s', (field) => {
    const { [field]: _, ...rest } = body
    expect(v.safeParse(schema, rest).success).toBe(false)
  })
})

test.each([
  ['Oneway', true],
  ['Round Trip', true],
  ['', false],
  ['Multi-city', false],
])('a flight booking of the type %j is accepted: %s', (flight_type, isTaken) => {
  expect(v.safeParse(flightBooking, { ...flight, flight_type }).success).toBe(isTaken)
})

test.each([
  ['a nationality of two letters', { nationality: 'MEX' }, 'nationality must be a country code'],
  [
    'a nationality without a digit before it',
    { nationality: '1MX' },
    'nationality must be a country code',
  ],
  ['a nationality in capitals', { nationality: 'mx' }, 'nationality must be a country code'],
  ['a birth date YYYY-MM-DD', { dob: '17-05-1990' }, 'must be a date YYYY-MM-DD'],
  ['a valid e-mail address', { email: 'ana' }, 'email must be an e-mail address'],
  ['a name without NUL', { firstName: 'Ana\0' }, 'must be a text without NUL'],
])('a traveller requires %s', (_, change, message) => {
  const { issues } = v.safeParse(travellerRecord, { ...traveller, ...change })
  expect(issues?.map((issue) => issue.message)).toEqual([message])
})

test.each([
  ['firstName', 100],
  ['lastName', 100],
  ['phoneNumber', 40],
  ['passportNumber', 40],
] as const)('a %s has up to %i characters, not counting spaces around it', (field, most) => {
  const read = (length: number) =>
    v.safeParse(travellerRecord, { ...traveller, [field]: `  ${'x'.repeat(length)} ` })
  expect(read(most).output).toMatchObject({ [field]: 'x'.repeat(most) })
  expect(read(most + 1).success).toBe(false)
  expect(read(0).success).toBe(false)
})

test.each([0, 1.5])('rejects a guests_count of %d', (guests_count) => {
  expect(v.safeParse(tourRequest, { ...tour, guests_count }).success).toBe(false)
})

test.each([
  [0, false],
  [1, true],
  [50, true],
  [51, false],
])('a booking for %i travellers is accepted: %s', (count, isTaken) => {
  const passengers = Array.from({ length: count }, () => traveller)
  expect(v.safeParse(flightBooking, { ...flight, passengers }).success).toBe(isTaken)
})

test('rejects too many travellers before it validates them, and refers to WhatsApp', () => {
  const { issues } = v.safeParse(flightBooking, { ...flight, passengers: Array(80_000).fill({}) })
  expect(issues?.map(({ message }) => message)).toEqual([tooManyTravellers])
  expect(tooManyTravellers).toMatch(/50 travellers.*WhatsApp/)
})

test('limits the additions', () => {
  const flown = { ...flight, return_flight_id: 'y43', cabin_class: 'Business' }
  expect(v.parse(flightBooking, flown)).toEqual(flown)
  for (const wrong of [{ adults: -1 }, { infants: 0.5 }, { notes: 'x'.repeat(1001) }])
    expect(v.safeParse(flightBooking, { ...flight, ...wrong }).success).toBe(false)
})
