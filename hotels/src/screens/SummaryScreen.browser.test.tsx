import {
  ana,
  bookByWhatsApp,
  payByCard,
  prepareSummaries,
  type SummaryPage,
  summaryOpener,
  summaryRows,
  testEverySummary,
} from '@storefront/booking/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anySearch, anySelection } from '../domain/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const alone = { adults: 1, children: 0, infants: 0 }
const minimumStay = 'This room requires a minimum stay of 2 nights.'
const oneNight = { ...anySearch, checkOutDate: '2026-11-25', guests: alone }

const page: SummaryPage = {
  product: 'hotel',
  SummaryScreen,
  choose: (session) => session.publish('room-selected', anySelection),
  initial: { hotelSearch: { ...anySearch, guests: alone } },
}
const forFamily = { initial: { hotelSearch: anySearch } }
const open = summaryOpener(page)
const body = {
  room_id: 70,
  rate_id: 'r-1',
  check_in_date: '2026-11-24',
  check_out_date: '2026-11-27',
  guests_count: 1,
  guests: [ana],
}

testEverySummary({
  ...page,
  traveller: 'Guest',
  forFamily,
  checkout: {
    call: 'POST /hotel-bookings/create-checkout',
    body: { ...body, hotel_id: 7, total_amount_usd: 361.5 },
  },
  request: { call: 'POST /hotels/whatsapp', body },
  tripEnds: '27-11-2026',
  failures: {
    card: 'An error occurred while creating the booking. Please try again.',
    whatsApp: 'An error occurred while creating your booking request. Please try again.',
  },
  message: [
    'Laguna Azul, Cancún',
    'Ocean Suite',
    '24-11-2026',
    '27-11-2026',
    '$361.50 USD',
    '/hotels/laguna-azul?',
  ],
})

test('the Booking Summary has every row of the specification', async () => {
  open(forFamily)
  await screen.findByRole('heading', { level: 1, name: 'Room Summary' })
  await screen.findByRole('heading', { name: 'Booking Summary' })
  expect(summaryRows()).toEqual([
    ['Check-in', 'Tue 24-11-2026'],
    ['Check-out', 'Fri 27-11-2026'],
    ['Total Nights', '3'],
    ['Guests', '3'],
    ['Infants', '1'],
    ['Price per night', '$120.50'],
    ['Subtotal (3 nights)', '$361.50'],
    ['Infant price per night', '$15.00'],
    ['Infants total', '$45.00'],
    ['Total to Pay', '$406.50 USD'],
  ])
  screen.getByText('Laguna Azul')
  screen.getByText('Ocean Suite')
  const image = screen.getByRole('img', { name: 'Ocean Suite, Laguna Azul' })
  expect(image.getAttribute('src')).toBe('/media/room-01-1200.webp')
})

test('dates, guests and room can be changed: the way back keeps the stay', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Change dates, guests or room' })
  expect(link.getAttribute('href')).toBe(
    '/hotels/laguna-azul?checkin=2026-11-24&checkout=2026-11-27&guests=1%2C0%2C0',
  )
})

test('a stay that is too short is said on entry and cannot be paid; it can be asked for by WhatsApp', async () => {
  const { user, http } = open({
    initial: { hotelSearch: oneNight },
    answers: { 'POST /hotels/whatsapp': () => null },
  })
  expect((await screen.findByRole('alert')).textContent).toBe(minimumStay)
  await user.click(await payByCard())
  expect(screen.getByRole('alert').textContent).toBe(minimumStay)
  expect(http.calls).toEqual([])
  await user.click(await bookByWhatsApp())
  await waitFor(() => expect(http.calls[0]?.body).toMatchObject({ check_out_date: '2026-11-25' }))
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe(minimumStay)
})

test('the minimum stay is checked whenever the dates or the room change', async () => {
  const { session } = open()
  await payByCard()
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => session.publish('hotel-search-changed', { checkOutDate: '2026-11-25' }))
  expect((await screen.findByRole('alert')).textContent).toBe(minimumStay)
  act(() => session.publish('hotel-search-changed', { checkOutDate: '2026-11-26' }))
  expect(screen.queryByRole('alert')).toBeNull()
  const { hotel, room } = anySelection
  const selectedRate = { ...room.selectedRate, minNights: null }
  act(() =>
    session.publish('room-selected', { hotel, room: { ...room, minNights: 6, selectedRate } }),
  )
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This room requires a minimum stay of 6 nights.',
  )
})

test('axe finds nothing on the summary with an alert', async () => {
  open({ initial: { hotelSearch: oneNight } })
  await screen.findByRole('alert')
  await expectAccessible()
})
