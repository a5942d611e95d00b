import {
  ana,
  bookByWhatsApp,
  fillTraveller,
  payByCard,
  prepareSummaries,
  renderPage,
  summaryRows,
  type TestPageOptions,
  testEverySummary,
} from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anySearch, anySelection } from '../domain/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const alone = { adults: 1, children: 0, infants: 0 }
const minimumStay = 'This room requires a minimum stay of 2 nights.'
const oneNight = { ...anySearch, checkOutDate: '2026-11-25', guests: alone }

function open(options: Partial<TestPageOptions> = {}) {
  return renderPage({
    routes: [
      { path: paths.roomSummary, Component: SummaryScreen },
      { path: paths.home, Component: () => <h1>Home</h1> },
    ],
    at: paths.roomSummary,
    initial: { hotelSearch: { ...anySearch, guests: alone } },
    settle: (session) => {
      choose(session)
      session.drafts.set('hotel', [ana])
    },
    ...options,
  })
}

function choose(session: Session) {
  session.publish('room-selected', anySelection)
}

testEverySummary({
  open,
  checkout: 'POST /hotel-bookings/create-checkout',
  request: 'POST /hotels/whatsapp',
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
  open({ initial: { hotelSearch: anySearch } })
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
  screen.getByRole('img', { name: 'Ocean Suite, Laguna Azul' })
})

test('there is a guest section for everybody, infants included', async () => {
  open({ initial: { hotelSearch: anySearch } })
  for (const name of ['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4']) {
    await screen.findByRole('button', { name })
  }
  expect(screen.queryByRole('button', { name: 'Guest 5' })).toBeNull()
})

test('dates, guests and room can be changed: the way back keeps the stay', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Change dates, guests or room' })
  expect(link.getAttribute('href')).toBe(
    '/hotels/laguna-azul?checkin=2026-11-24&checkout=2026-11-27&guests=1%2C0%2C0',
  )
})

test('paying books room and rate for the guests with the total and follows the redirect', async () => {
  const { user, http, left } = open({
    settle: choose,
    answers: {
      'POST /hotel-bookings/create-checkout': () => ({ redirect_url: 'https://pay.example.com/1' }),
    },
  })
  await fillTraveller(user, await screen.findByRole('region', { name: 'Guest 1' }))
  await user.click(await payByCard())
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(http.calls[0]?.body).toEqual({
    hotel_id: 7,
    room_id: 70,
    rate_id: 'r-1',
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-27',
    total_amount_usd: 361.5,
    guests_count: 1,
    guests: [ana],
  })
})

test('a WhatsApp request carries no total', async () => {
  const { user, http } = open({ answers: { 'POST /hotels/whatsapp': () => null } })
  await user.click(await bookByWhatsApp())
  await waitFor(() => expect(http.calls).toHaveLength(1))
  expect(http.calls[0]?.body).toEqual({
    room_id: 70,
    rate_id: 'r-1',
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-27',
    guests_count: 1,
    guests: [ana],
  })
})

test('a stay that is too short is said on entry, and neither button books', async () => {
  const { user, http } = open({ initial: { hotelSearch: oneNight } })
  expect((await screen.findByRole('alert')).textContent).toBe(minimumStay)
  await user.click(await payByCard())
  expect(screen.getByRole('alert').textContent).toBe(minimumStay)
  await user.click(await bookByWhatsApp())
  expect(screen.getByRole('alert').textContent).toBe(minimumStay)
  expect(http.calls).toEqual([])
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
