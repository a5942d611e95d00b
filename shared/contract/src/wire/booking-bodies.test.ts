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
const guests = { guests_count: 1, guests: [traveller] }
const stay = { check_in_date: '2026-11-24', check_out_date: '2026-11-27' }
const total = { total_amount_usd: 420.5 }

const bodies = [
  ['a flight', flightBooking, { flight_id: 'y42', passengers: [traveller], flight_type: 'Oneway' }],
  ['a room by WhatsApp', hotelRequest, { room_id: 1, rate_id: 'r2', ...stay, ...guests }],
  ['a room', hotelCheckout, { hotel_id: 7, room_id: 1, rate_id: 2, ...stay, ...guests, ...total }],
  ['a tour by WhatsApp', tourRequest, { tour_id: 3, booking_date: '2026-11-24', ...guests }],
  ['a tour', tourCheckout, { tour_id: 3, booking_date: '2026-11-24', ...guests, ...total }],
  ['a package by WhatsApp', packageRequest, { package_id: 4, ...stay, ...guests }],
  ['a package', packageCheckout, { package_id: 4, ...stay, ...guests, ...total }],
  ['a traveller', travellerRecord, traveller],
] as const

describe.each(bodies)('the body that books %s', (_, schema, body: Record<string, unknown>) => {
  test('keeps the fields of product 7.3 only', () => {
    expect(v.parse(schema, { ...body, password: 'x' })).toEqual(body)
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
  const body = { flight_id: 1, passengers: [traveller], flight_type }
  expect(v.safeParse(flightBooking, body).success).toBe(isTaken)
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
  const body = { package_id: 4, ...stay, guests_count, guests: [traveller] }
  expect(v.safeParse(packageRequest, body).success).toBe(false)
})

test.each([
  [0, false],
  [1, true],
  [50, true],
  [51, false],
])('a booking for %i travellers is accepted: %s', (count, isTaken) => {
  const travellers = Array.from({ length: count }, () => traveller)
  const flight = { flight_id: 'y42', passengers: travellers, flight_type: 'Oneway' }
  const room = { room_id: 1, rate_id: 1, ...stay, guests_count: count, guests: travellers }
  expect(v.safeParse(flightBooking, flight).success).toBe(isTaken)
  expect(v.safeParse(hotelRequest, room).success).toBe(isTaken)
})

test('rejects too many travellers before it validates them, and refers to WhatsApp', () => {
  const body = { flight_id: 'y42', passengers: Array(80_000).fill({}), flight_type: 'Oneway' }
  const { issues } = v.safeParse(flightBooking, body)
  expect(issues?.map(({ message }) => message)).toEqual([tooManyTravellers])
  expect(tooManyTravellers).toMatch(/50 travellers.*WhatsApp/)
})

test.each([
  ['a flight', flightBooking, 0],
  ['a room', hotelCheckout, 2],
  ['a tour', tourRequest, 3],
  ['a package', packageCheckout, 6],
] as const)('a booking of %s accepts the additions that providers announce', (_, schema, index) => {
  const body = bodies[index][2]
  const counted = { ...body, adults: 1, children: 0, infants: 0, notes: 'A cot, please.' }
  const flown = index === 0 ? { return_flight_id: 'y43', cabin_class: 'Business' } : {}
  expect(v.parse(schema, { ...counted, ...flown })).toEqual({ ...counted, ...flown })
  for (const wrong of [{ adults: -1 }, { infants: 0.5 }, { notes: 'x'.repeat(1001) }]) {
    expect(v.safeParse(schema, { ...counted, ...wrong }).success).toBe(false)
  }
})
