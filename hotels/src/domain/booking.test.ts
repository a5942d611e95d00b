import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { describe, expect, test } from 'vitest'
import {
  bookingKey,
  bookingLines,
  hotelCheckout,
  hotelRecap,
  hotelRequest,
  roomSelection,
  stayProblem,
} from './booking.ts'
import { anyDetail, anyRate, anyRoom, anySearch, anySelection } from './fixtures.ts'

const guests = [ana, ana, ana, ana]
const withRate = (rate: Partial<typeof anySelection.room.selectedRate>, minNights = 0) => ({
  ...anySelection,
  room: {
    ...anySelection.room,
    minNights,
    selectedRate: { ...anySelection.room.selectedRate, ...rate },
  },
})

test('a selection holds the hotel, the room and its rate with its id, and nothing else', () => {
  const rate = { ...anyRate, infantPriceUsd: 15, minNights: 2 }
  expect(roomSelection(anyDetail, anyRoom, rate)).toEqual(anySelection)
  expect(roomSelection(anyDetail, { ...anyRoom, images: [] }, rate).room.imageUrl).toBeNull()
})

test('a request carries room, rate, dates and all guests', () => {
  const request = hotelRequest(anySelection, anySearch, guests)
  expect(request).toEqual({
    room_id: 70,
    rate_id: 'r-1',
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-27',
    guests_count: 4,
    guests,
  })
  expect(readOne(wire.hotelRequest, request, '')).toEqual(request)
})

test('a checkout adds the hotel and the total', () => {
  const checkout = hotelCheckout(anySelection, anySearch, guests)
  expect(checkout).toEqual({
    ...hotelRequest(anySelection, anySearch, guests),
    hotel_id: 7,
    total_amount_usd: 406.5,
  })
  expect(readOne(wire.hotelCheckout, checkout, '')).toEqual(checkout)
})

describe('the Booking Summary', () => {
  const labels = (search: typeof anySearch, selection = anySelection) =>
    bookingLines(selection, search).rows.map(({ label }) => label)

  test('has every row, infants with their price included', () => {
    expect(bookingLines(anySelection, anySearch)).toEqual({
      totalUsd: 406.5,
      rows: [
        { label: 'Check-in', value: 'Tue 24-11-2026' },
        { label: 'Check-out', value: 'Fri 27-11-2026' },
        { label: 'Total Nights', value: '3' },
        { label: 'Guests', value: '3' },
        { label: 'Infants', value: '1' },
        { label: 'Price per night', value: '$120.50', isPrice: true },
        { label: 'Subtotal (3 nights)', value: '$361.50', isPrice: true },
        { label: 'Infant price per night', value: '$15.00', isPrice: true },
        { label: 'Infants total', value: '$45.00', isPrice: true },
      ],
    })
  })

  test('has no row of infants when there are none', () => {
    const search = { ...anySearch, guests: { ...anySearch.guests, infants: 0 } }
    expect(labels(search).filter((label) => label.startsWith('Infant'))).toEqual([])
  })

  test('has no infant prices where infants stay free', () => {
    const free = withRate({ infantPriceUsd: null })
    expect(labels(anySearch, free).filter((label) => label.startsWith('Infant'))).toEqual([
      'Infants',
    ])
  })

  test("takes the room's price where the rate has none", () => {
    expect(bookingLines(withRate({ pricePerNightUsd: null }), anySearch).totalUsd).toBe(645)
  })
})

describe('a stay that is too short blocks the booking', () => {
  test.each([
    ["below the rate's minimum", withRate({ minNights: 4 }), 4],
    ["at the rate's minimum", withRate({ minNights: 3 }), null],
    ["below the room's, where the rate has none", withRate({ minNights: null }, 5), 5],
    ["below the room's, where the rate has its own", withRate({ minNights: 2 }, 5), null],
  ])('%s', (_, selection, nights) => {
    expect(stayProblem(selection, anySearch)).toBe(
      nights && `This room requires a minimum stay of ${nights} nights.`,
    )
  })
})

test('another rate, date or guest is another booking', () => {
  const key = bookingKey(anySelection, anySearch)
  expect(bookingKey(structuredClone(anySelection), structuredClone(anySearch))).toBe(key)
  expect(bookingKey(withRate({ id: 'r-2' }), anySearch)).not.toBe(key)
  expect(bookingKey(anySelection, { ...anySearch, checkOutDate: '2026-11-28' })).not.toBe(key)
  const guests = { ...anySearch.guests, infants: 2 }
  expect(bookingKey(anySelection, { ...anySearch, guests })).not.toBe(key)
})

test('the recap tells hotel, room, stay and total, and goes into a calendar', () => {
  const recap = hotelRecap(anySelection, anySearch)
  expect(recap.name).toBe('Laguna Azul')
  expect(recap.totalUsd).toBe(406.5)
  expect(recap.rows[0]).toEqual({ label: 'Room', value: 'Ocean Suite' })
  expect(recap.events).toEqual([
    {
      title: 'Stay at Laguna Azul',
      start: { date: '2026-11-24' },
      end: { date: '2026-11-27' },
      details: 'Ocean Suite, Cancún',
    },
  ])
})
