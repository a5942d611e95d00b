import { testEveryPage } from '@storefront/catalogue/testing'
import { checkoutsKey } from '@storefront/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCalls } from '../api/load-calls.ts'
import { anyPackage } from '../testing/fixtures.ts'
import { provider, wirePackages } from '../testing/wire.ts'
import { DetailScreen } from './DetailScreen.tsx'

const path = '/packages/maya-route'

const open = testEveryPage({
  product: 'package',
  DetailScreen,
  loaders: loadCalls,
  at: `${path}?checkin=2026-12-01&checkout=2026-12-05&guests=2%2C1%2C0`,
  answers: provider,
  name: 'The Maya Route',
  banner: '/media/package-01-1200.avif',
  texts: [
    ...['Tulum', '5 Days', 'Airport transfers', 'Four nights'],
    ...['From $489.95 per person', '$1,469.85'],
  ],
})

const book = () => screen.findByRole('button', { name: 'Book Now' })

test('Book Now stores the package, dates and guests and opens the summary', async () => {
  const { user, session, http } = open()
  await user.click(await book())
  await screen.findByRole('heading', { name: 'Summary' })
  expect(http.calls.filter(({ call }) => call === 'GET /packages/maya-route')).toHaveLength(1)
  const { selection } = session.getState()
  expect(selection.package).toEqual(anyPackage)
  expect(selection.searches.package).toMatchObject({
    checkInDate: '2026-12-01',
    checkOutDate: '2026-12-05',
    guests: { adults: 2, children: 1, infants: 0 },
  })
})

test("corrects a check-out to the package's length and tells the visitor", async () => {
  const page = open({ at: `${path}?checkin=2026-12-01&checkout=2026-12-27` })
  await screen.findByText(/^This package takes 4 nights, so we moved the check-out/)
  await waitFor(() => expect(page.address()).toContain('checkin=2026-12-01&checkout=2026-12-05'))
  await page.user.click(await book())
  expect(page.session.getState().selection.searches.package?.checkOutDate).toBe('2026-12-05')
})

test('"Use these dates" takes a day of the trip on which the package can be had', async () => {
  const guests = { adults: 2, children: 1, infants: 0 }
  const plan = { place: 'Tulum', first: '2026-12-01', last: '2026-12-08', counts: guests }
  const stay = { product: 'hotel', state: 'paid', startedAt: 1, plan }
  localStorage.setItem(checkoutsKey, JSON.stringify([stay]))
  document.documentElement.dataset.plan = 'booked'
  const limited = { ...wirePackages[0], days_not_sold: ['2026-12-01'] }
  const { address, user } = open({
    at: `${path}?checkin=2026-12-20&checkout=2026-12-24&guests=2%2C1%2C0`,
    answers: { ...provider, [`GET ${path}`]: () => ({ data: limited }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Use these dates' }))
  await waitFor(() => expect(address()).toContain('checkin=2026-12-02&checkout=2026-12-06'))
})

test('offers both dates for a package of unknown length', async () => {
  const data = { ...wirePackages[0], duration_days: null }
  open({
    at: `${path}?checkin=2026-12-01&checkout=2026-12-03`,
    answers: { ...provider, [`GET ${path}`]: () => ({ data }) },
  })
  await screen.findByRole('button', { name: /^Check-out Thu 03-12-2026/ })
})
