import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tooManyTravellers } from '../party.ts'
import { flightBooking, hotelRequest, travellerRecord } from './bookings.ts'

const traveller = {
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@intranet',
  phoneNumber: '+52 998 555 0142',
  dob: '1990-05-17',
  nationality: 'MX',
  passportNumber: 'G12345678',
  passportExpiry: '2031-01-31',
}
const stay = { check_in_date: '2026-11-24', check_out_date: '2026-11-27' }

test.each([
  [0, false],
  [1, true],
  [50, true],
  [51, false],
])('a booking for %i: %s', (count, isTaken) => {
  const travellers = Array.from({ length: count }, () => traveller)
  const flight = { flight_id: 'y42', passengers: travellers, flight_type: 'Oneway' }
  const room = { room_id: 1, rate_id: 1, ...stay, guests_count: count, guests: travellers }
  expect(v.safeParse(flightBooking, flight).success).toBe(isTaken)
  expect(v.safeParse(hotelRequest, room).success).toBe(isTaken)
})

test('of too many travellers none is validated, and the text leads to WhatsApp', () => {
  const passengers = Array(80_000).fill({})
  const { issues } = v.safeParse(flightBooking, {
    flight_id: 'y42',
    passengers,
    flight_type: 'Oneway',
  })
  expect(issues?.map(({ message }) => message)).toEqual([tooManyTravellers])
  expect(tooManyTravellers).toMatch(/50 travellers.*WhatsApp/)
})

test.each(['\0', 'Ana\0', ' '])('a name of %j is none', (firstName) => {
  expect(v.safeParse(travellerRecord, { ...traveller, firstName }).success).toBe(false)
})
