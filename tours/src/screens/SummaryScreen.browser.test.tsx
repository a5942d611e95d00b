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
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { anySearch, anyTour } from '../domain/fixtures.ts'
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

const checkout = 'POST /tours/checkout'
const redirect = { [checkout]: () => ({ redirect_url: 'https://pay.example.com/1' }) }

function open(options: Partial<TestPageOptions> = {}) {
  return renderPage({
    routes: [
      { path: paths.tourSummary, Component: SummaryScreen },
      { path: paths.home, Component: () => <h1>Home</h1> },
    ],
    at: paths.tourSummary,
    settle: (session) => {
      choose(session)
      session.drafts.set('tour', [ana])
    },
    ...options,
  })
}

function choose(session: Session) {
  session.publish('tour-selected', { tour: anyTour })
}

/** A family, counted on the flights' tab: selecting the tour takes it over (spec §4). */
function chooseForFamily(session: Session) {
  for (const band of ['adults', 'children', 'infants'] as const) {
    session.publish('traveller-count-changed', { band, count: anySearch.guests[band] })
  }
  choose(session)
}

const card = () => screen.findByRole('button', { name: 'Confirm & Pay with Card' })
const whatsApp = () => screen.findByRole('button', { name: 'Book via WhatsApp' })

test('the Booking Summary has every row, and the total of those who pay', async () => {
  open({ settle: chooseForFamily })
  await screen.findByRole('heading', { level: 1, name: 'Tour Summary' })
  screen.getByText('Review and complete your booking')
  await screen.findByRole('heading', { name: 'Booking Summary' })
  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Destination', 'Tulum'],
    ['Duration', '2 Days'],
    ['Tour date', 'Tue 24-11-2026'],
    ['Guests', '3'],
    ['Infants', '1'],
    ['Price per person', '$89.90'],
    ['Total to Pay', '$269.70 USD'],
  ])
  screen.getByText('Cenote Route')
  screen.getByRole('img', { name: 'Cenote Route' })
})

test('there is a guest section for everybody, infants included, the first open', async () => {
  open({ settle: chooseForFamily })
  await screen.findByRole('button', { name: 'Guest 1', expanded: true })
  for (const name of ['Guest 2', 'Guest 3', 'Guest 4']) {
    screen.getByRole('button', { name, expanded: false })
  }
  expect(screen.queryByRole('button', { name: 'Guest 5' })).toBeNull()
})

test('without a tour the visitor is sent home', async () => {
  open({ settle: () => {} })
  await screen.findByRole('heading', { name: 'Home' })
})

test('the day starts at today + 4 and is asked here; another day is another booking date', async () => {
  const { user, http, left } = open({ answers: redirect })
  await user.click(await screen.findByRole('button', { name: 'Tour date Tue 24-11-2026' }))
  const tooEarly = await screen.findByRole<HTMLButtonElement>('button', {
    name: '23 November 2026, Monday',
  })
  expect(tooEarly.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: '26 November 2026, Thursday' }))
  await screen.findByRole('button', { name: 'Tour date Thu 26-11-2026' })
  await user.click(await card())
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(http.calls[0]?.body).toMatchObject({ booking_date: '2026-11-26' })
})

test('paying books the tour for the guests and follows the redirect', async () => {
  const { user, http, left } = open({ settle: choose, answers: redirect })
  await fillTraveller(user, await screen.findByRole('region', { name: 'Guest 1' }))
  await user.click(await card())
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(http.calls[0]?.body).toEqual({
    tour_id: 3,
    booking_date: '2026-11-24',
    total_amount_usd: 89.9,
    guests_count: 1,
    guests: [ana],
  })
})

test('each button says Processing... while it is busy', async () => {
  const { user } = open({
    answers: {
      [checkout]: () => new Promise(() => {}),
      'POST /tours/whatsapp': () => new Promise(() => {}),
    },
  })
  await user.click(await card())
  await user.click(await whatsApp())
  expect(await screen.findAllByRole('button', { name: 'Processing...' })).toHaveLength(2)
})

test.each([
  ['fails', failing(500)],
  ['gives no redirect', () => ({ message: 'ok' })],
  ['redirects to a stranger', () => ({ redirect_url: 'https://evil.example' })],
])('a card payment that %s shows its alert', async (_, answer) => {
  const { user, left } = open({ answers: { [checkout]: answer } })
  await user.click(await card())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred while creating the booking. Please try again.',
  )
  expect(left).toEqual([])
  expect(console.error).toHaveBeenCalled()
})

test('a WhatsApp request that fails shows its alert and opens no window', async () => {
  const { user, opened } = open({ answers: { 'POST /tours/whatsapp': failing(500) } })
  await user.click(await whatsApp())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred while creating your booking request. Please try again.',
  )
  expect(opened).toEqual([])
})

test('a WhatsApp request carries no total; the message tells tour and day, never a passport', async () => {
  const { user, opened, http } = open({ answers: { 'POST /tours/whatsapp': () => null } })
  await user.click(await whatsApp())
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(http.calls[0]?.body).toEqual({
    tour_id: 3,
    booking_date: '2026-11-24',
    guests_count: 1,
    guests: [ana],
  })
  const text = new URL(opened[0] ?? '').searchParams.get('text') ?? ''
  for (const said of [
    'Cenote Route, Tulum',
    '24-11-2026',
    '$89.90 USD',
    'Ana López',
    '/tours/cenote-route',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toMatch(/G12345678|1990|17-05/)
})

test('axe finds nothing, wide and on a phone', async () => {
  open({ settle: chooseForFamily })
  await card()
  await expectAccessible()
  await viewport.viewport(390, 844)
  await expectAccessible()
})
