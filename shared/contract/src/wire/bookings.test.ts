import * as v from 'valibot'
import { expect, test } from 'vitest'
import { flightBooking, hotelRequest } from './bookings.ts'

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
  [300, true],
])('a booking for %i: %s, there is no upper bound (spec §5)', (count, isTaken) => {
  const travellers = Array.from({ length: count }, () => traveller)
  const flight = { flight_id: 'y42', passengers: travellers, flight_type: 'Oneway' }
  const room = { room_id: 1, rate_id: 1, ...stay, guests_count: count, guests: travellers }
  expect(v.safeParse(flightBooking, flight).success).toBe(isTaken)
  expect(v.safeParse(hotelRequest, room).success).toBe(isTaken)
})
