import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tooManyTravellers } from '../party.ts'
import { flightBooking, travellerRecord } from './bookings.ts'

// Fields, lengths, patterns and bounds are in openapi.json, which equals the schemas.

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

test('counts no spaces around a text, and refuses NUL and unknown country codes', () => {
  const padded = { ...traveller, firstName: `  ${'x'.repeat(100)} ` }
  expect(v.parse(travellerRecord, padded).firstName).toBe('x'.repeat(100))
  for (const change of [{ firstName: ' ' }, { firstName: 'Ana\0' }, { nationality: 'MEX' }])
    expect(v.safeParse(travellerRecord, { ...traveller, ...change }).success).toBe(false)
})

test('rejects too many travellers before it validates them, and refers to WhatsApp', () => {
  const booking = { flight_id: 'y42', flight_type: 'Oneway', passengers: Array(80_000).fill({}) }
  const { issues } = v.safeParse(flightBooking, booking)
  expect(issues?.map(({ message }) => message)).toEqual([tooManyTravellers])
  expect(tooManyTravellers).toMatch(/50 travellers.*WhatsApp/)
})
