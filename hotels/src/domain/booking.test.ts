import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { expect, test } from 'vitest'
import { anySearch, anySelection, roomWith } from '../testing/fixtures.ts'
import {
  bookingKey,
  bookingLines,
  hotelCheckout,
  hotelRecap,
  hotelRequest,
  recountedTotalUsd,
} from './booking.ts'

const now = '2026-11-20T12:00'
const guests = [ana, ana, ana, ana]
const withRate = (rate: Partial<typeof anySelection.room.selectedRate>) => ({
  ...anySelection,
  room: {
    ...anySelection.room,
    selectedRate: { ...anySelection.room.selectedRate, ...rate },
  },
})

test('sends room, rate, dates and all guests, and for a card payment also the hotel and the total', () => {
  const request = hotelRequest(anySelection, guests)
  expect(request).toEqual({
    room_id: 70,
    rate_id: 'r-1',
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-27',
    guests_count: 4,
    guests,
  })
  expect(readOne(wire.hotelRequest, request, '')).toEqual(request)
  const checkout = hotelCheckout(anySelection, guests)
  expect(checkout).toEqual({ ...request, hotel_id: 7, total_amount_usd: 406.5 })
  expect(readOne(wire.hotelCheckout, checkout, '')).toEqual(checkout)
})

test('the Booking Summary has infant prices unless infants stay free', () => {
  const { lines } = bookingLines(anySelection)
  expect(lines).toEqual([
    { label: 'Price per night', usd: 120.5 },
    { label: 'Subtotal (3 nights)', usd: 361.5 },
    { label: 'Infant price per night', usd: 15 },
    { label: 'Infants total', usd: 45 },
  ])
  expect(bookingLines(withRate({ infantPriceUsd: null })).lines).toEqual(lines.slice(0, 2))
})

test.each([
  ['has the price of one more infant', [{}], 451.5],
  ['is null if only another rate takes them', [{ maxInfants: 1 }, {}], null],
  ['is null if no rate takes them', [{ maxInfants: 1 }], null],
])('the total for changed guests %s', (_, bounds, totalUsd) => {
  const room = { ...anySelection.room, rates: roomWith(bounds).rates }
  const guests = { ...anySearch.guests, infants: 2 }
  expect(recountedTotalUsd({ ...anySelection, room }, guests)).toBe(totalUsd)
})

test('the Booking Summary has the deadline of free cancellation and the local fees', () => {
  const lines = bookingLines(
    withRate({
      freeCancellation: { daysBefore: 3, time: '18:00' },
      localFees: [{ name: 'Environmental fee', usd: 4.3, per: 'night' }],
    }),
  )
  expect(lines.freeUntil).toBe('2026-11-21T18:00')
  expect(lines.localFees).toEqual([{ label: 'Environmental fee', usd: 12.9 }])
})

test('identifies a booking by rate, dates and guests', () => {
  const key = bookingKey(anySelection)
  const other = (search: Partial<typeof anySearch>) =>
    bookingKey({ ...anySelection, search: { ...anySearch, ...search } })
  expect(bookingKey(structuredClone(anySelection))).toBe(key)
  expect(bookingKey(withRate({ id: 'r-2' }))).not.toBe(key)
  expect(other({ checkOutDate: '2026-11-28' })).not.toBe(key)
  expect(other({ guests: { ...anySearch.guests, infants: 2 } })).not.toBe(key)
})

test('leaves an unknown destination out of the calendar entry', () => {
  const hotel = { ...anySelection.hotel, destinationName: '' }
  expect(hotelRecap({ ...anySelection, hotel }, now).events).toMatchObject([
    { details: 'Ocean Suite' },
  ])
})

test('the recap has hotel, room, rate, stay, guests, total and a calendar entry', () => {
  const recap = hotelRecap(anySelection, now)
  expect(recap.name).toBe('Laguna Azul')
  expect(recap.totalUsd).toBe(406.5)
  expect(recap.rows).toEqual([
    { label: 'Room', value: 'Ocean Suite' },
    { label: 'Rate', value: 'Standard' },
    { label: 'Check-in', value: 'Tue 24-11-2026' },
    { label: 'Check-out', value: 'Fri 27-11-2026' },
    { label: 'Total Nights', value: '3' },
    { label: 'Guests', value: '3' },
    { label: 'Infants', value: '1' },
  ])
  expect(recap.events).toEqual([
    {
      title: 'Stay at Laguna Azul',
      start: { date: '2026-11-24', time: null },
      end: { date: '2026-11-27', time: null },
      details: 'Ocean Suite, Cancún',
    },
  ])
})

test.each([
  [{ checkInTime: '15:00', checkOutTime: '11:00' }, '15:00', '11:00', 'Ocean Suite, Cancún'],
  [{ checkInTime: '15:00' }, null, null, 'Ocean Suite, Cancún'],
  [{ address: 'Calle 5 12, Cancún' }, null, null, 'Ocean Suite, Calle 5 12, Cancún'],
])(
  'shows %j in the summary, and hours in the calendar only if both are known',
  (facts, start, end, details) => {
    const selection = { ...anySelection, hotel: { ...anySelection.hotel, ...facts } }
    const shown = bookingLines(selection).rows.slice(5)
    expect(shown.map(({ value }) => value)).toEqual(Object.values(facts))
    expect(hotelRecap(selection, now).events).toMatchObject([
      { start: { time: start }, end: { time: end }, details },
    ])
  },
)

test('the recap of the first of two rooms links to the second', () => {
  const secondParty = { adults: 2, children: 0, infants: 0 }
  const room = { ...anySelection.room, secondParty }
  expect(hotelRecap({ ...anySelection, room }, now).next).toEqual({
    label: 'Book the second room, for 2 Adults',
    address: '/hotels/laguna-azul?checkin=2026-11-24&checkout=2026-11-27&guests=2%2C0%2C0#rooms',
  })
  expect(hotelRecap(anySelection, now)).not.toHaveProperty('next')
})
