import {
  ana,
  failing,
  fillTraveller,
  renderPage,
  type TestPageOptions,
} from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { expectAccessible, prepareDocument } from '@storefront/ui/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { anySearch, anySelection } from '../domain/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

beforeAll(async () => {
  prepareDocument()
  await viewport.viewport(1280, 900)
})
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

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

const card = () => screen.findByRole('button', { name: 'Confirm & Pay with Card' })
const whatsApp = () => screen.findByRole('button', { name: 'Book via WhatsApp' })

test('the Booking Summary has every row of the specification', async () => {
  open({ initial: { hotelSearch: anySearch } })
  await screen.findByRole('heading', { level: 1, name: 'Room Summary' })
  await screen.findByRole('heading', { name: 'Booking Summary' })
  for (const text of [
    'Laguna Azul',
    'Ocean Suite',
    'Check-in',
    'Tue 24-11-2026',
    'Check-out',
    'Fri 27-11-2026',
    'Total Nights',
    'Guests',
    'Infants',
    'Price per night',
    '$120.50',
    'Subtotal (3 nights)',
    '$361.50',
    'Infant price per night',
    'Infants total',
    'Total to Pay',
    '$406.50',
  ]) {
    screen.getByText(text)
  }
  screen.getByRole('img', { name: 'Ocean Suite, Laguna Azul' })
})

test('there is a guest section for everybody, infants included', async () => {
  open({ initial: { hotelSearch: anySearch } })
  for (const name of ['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4']) {
    await screen.findByRole('button', { name })
  }
  expect(screen.queryByRole('button', { name: 'Guest 5' })).toBeNull()
})

test('without a room the visitor is sent home', async () => {
  open({ settle: () => {} })
  await screen.findByRole('heading', { name: 'Home' })
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
  await user.click(await card())
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

test('a card payment that fails shows its alert', async () => {
  const { user } = open({ answers: { 'POST /hotel-bookings/create-checkout': failing(500) } })
  await user.click(await card())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred while creating the booking. Please try again.',
  )
  expect(console.error).toHaveBeenCalled()
})

test('a WhatsApp request that fails shows its alert and opens no window', async () => {
  const { user, opened } = open({ answers: { 'POST /hotels/whatsapp': failing(500) } })
  await user.click(await whatsApp())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred while creating your booking request. Please try again.',
  )
  expect(opened).toEqual([])
})

test('the WhatsApp message tells the stay and never a passport or a birth date', async () => {
  const { user, opened, http } = open({ answers: { 'POST /hotels/whatsapp': () => null } })
  await user.click(await whatsApp())
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(http.calls[0]?.body).toEqual({
    room_id: 70,
    rate_id: 'r-1',
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-27',
    guests_count: 1,
    guests: [ana],
  })
  const text = new URL(opened[0] ?? '').searchParams.get('text') ?? ''
  for (const said of [
    'Laguna Azul, Cancún',
    'Ocean Suite',
    '24-11-2026',
    '27-11-2026',
    '$361.50 USD',
    'Ana López',
    '/hotels/laguna-azul?',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toMatch(/G12345678|1990|17-05/)
})

test('a stay that is too short is said on entry, and neither button books', async () => {
  const { user, http } = open({ initial: { hotelSearch: oneNight } })
  expect((await screen.findByRole('alert')).textContent).toBe(minimumStay)
  await user.click(await card())
  expect(screen.getByRole('alert').textContent).toBe(minimumStay)
  await user.click(await whatsApp())
  expect(screen.getByRole('alert').textContent).toBe(minimumStay)
  expect(http.calls).toEqual([])
})

test('the minimum stay is checked whenever the dates or the room change', async () => {
  const { session } = open()
  await card()
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

test('axe finds nothing on the summary, with and without an alert', async () => {
  const { session } = open({ initial: { hotelSearch: anySearch } })
  await card()
  await expectAccessible()
  act(() => session.publish('hotel-search-changed', { checkOutDate: '2026-11-25' }))
  await screen.findByRole('alert')
  await expectAccessible()
})
