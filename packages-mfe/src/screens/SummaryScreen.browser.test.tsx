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
import { anyPackage, anySearch } from '../domain/fixtures.ts'
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

const checkout = 'POST /packages/checkout'
const redirect = { [checkout]: () => ({ redirect_url: 'https://pay.example.com/1' }) }

const alone = { adults: 1, children: 0, infants: 0 }

function open(options: Partial<TestPageOptions> = {}) {
  return renderPage({
    routes: [
      { path: paths.packageSummary, Component: SummaryScreen },
      { path: paths.home, Component: () => <h1>Home</h1> },
    ],
    at: paths.packageSummary,
    initial: { hotelSearch: { ...anySearch, guests: alone } },
    settle: (session) => {
      choose(session)
      session.drafts.set('package', [ana])
    },
    ...options,
  })
}

function choose(session: Session) {
  session.publish('package-selected', { package: anyPackage })
}

/** A family: every tab's guests follow (spec §4). */
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
  await screen.findByRole('heading', { level: 1, name: 'Package Summary' })
  screen.getByText('Review and complete your booking')
  await screen.findByRole('heading', { name: 'Booking Summary' })
  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Destination', 'Tulum'],
    ['Duration', '5 Days'],
    ['Check-in', 'Tue 24-11-2026'],
    ['Check-out', 'Sat 28-11-2026'],
    ['Guests', '3'],
    ['Infants', '1'],
    ['Price per person', '$489.95'],
    ['Total to Pay', '$1,469.85 USD'],
  ])
  screen.getByText('The Maya Route')
  screen.getByRole('img', { name: 'The Maya Route' })
})

test('there is a guest section for everybody, infants included, the first open', async () => {
  open({ settle: chooseForFamily })
  await screen.findByRole('button', { name: 'Guest 1', expanded: true })
  for (const name of ['Guest 2', 'Guest 3', 'Guest 4']) {
    screen.getByRole('button', { name, expanded: false })
  }
  expect(screen.queryByRole('button', { name: 'Guest 5' })).toBeNull()
})

test('without a package the visitor is sent home', async () => {
  open({ settle: () => {} })
  await screen.findByRole('heading', { name: 'Home' })
})

test('the days can be changed here, and are those of the booking', async () => {
  const { user, http, left } = open({ answers: redirect })
  await user.click(await screen.findByRole('button', { name: /^Check-in Tue 24-11-2026/ }))
  await user.click(await screen.findByRole('button', { name: '26 November 2026, Thursday' }))
  await user.click(screen.getByRole('button', { name: '27 November 2026, Friday' }))
  await user.click(await screen.findByRole('button', { name: 'Check out on 30-11-2026' }))
  await user.click(await card())
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(http.calls[0]?.body).toMatchObject({
    check_in_date: '2026-11-26',
    check_out_date: '2026-11-30',
  })
})

test('paying books the package for the guests and follows the redirect', async () => {
  const { user, http, left } = open({ settle: choose, answers: redirect })
  await fillTraveller(user, await screen.findByRole('region', { name: 'Guest 1' }))
  await user.click(await card())
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(http.calls[0]?.body).toEqual({
    package_id: 4,
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-28',
    total_amount_usd: 489.95,
    guests_count: 1,
    guests: [ana],
  })
})

test('each button says Processing... while it is busy', async () => {
  const { user } = open({
    answers: {
      [checkout]: () => new Promise(() => {}),
      'POST /packages/whatsapp': () => new Promise(() => {}),
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
  const { user, opened } = open({ answers: { 'POST /packages/whatsapp': failing(500) } })
  await user.click(await whatsApp())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred while creating your booking request. Please try again.',
  )
  expect(opened).toEqual([])
})

test('a WhatsApp request carries no total; the message tells package and days, never a passport', async () => {
  const { user, opened, http } = open({ answers: { 'POST /packages/whatsapp': () => null } })
  await user.click(await whatsApp())
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(http.calls[0]?.body).toEqual({
    package_id: 4,
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-28',
    guests_count: 1,
    guests: [ana],
  })
  const text = new URL(opened[0] ?? '').searchParams.get('text') ?? ''
  for (const said of [
    'The Maya Route, Tulum',
    '24-11-2026',
    '28-11-2026',
    '$489.95 USD',
    'Ana López',
    '/packages/maya-route?checkin=2026-11-24',
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
