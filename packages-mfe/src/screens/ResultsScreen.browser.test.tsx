import { testEveryList } from '@storefront/catalogue/testing'
import { tripList } from '@storefront/trips/rules'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCalls } from '../api/load-calls.ts'
import { provider, wirePackages } from '../testing/wire.ts'
import { ResultsScreen } from './ResultsScreen.tsx'

const guests = { adults: 2, children: 1, infants: 1 }

const open = testEveryList({
  product: 'package',
  ResultsScreen,
  loaders: loadCalls,
  list: tripList,
  at: '/packages?destination=Tulum&checkin=2026-12-01&checkout=2026-12-05&guests=2%2C1%2C1',
  title: 'Explore Our Packages',
  query: { q: 'Tulum', check_in: '2026-12-01', check_out: '2026-12-05', ...guests },
  remembers: {
    hotelSearch: { destination: 'Tulum', checkInDate: '2026-12-01', guests },
    tourSearch: { guests },
  },
  answers: provider,
  byPrice: ['Beach Escape', 'The Maya Route', 'The Long Way'],
  first: {
    name: 'The Maya Route',
    texts: ['Tulum', '5 Days', '$489.95 per person', '$1,469.85 total'],
    image: '/media/package-01-1200.avif',
    address: '/packages/maya-route?checkin=2026-12-01&checkout=2026-12-05&guests=2%2C1%2C1',
  },
  reason: 'We have no package in Tulum with check-in on Tue 01-12-2026.',
  asksFor: 'a package to Tulum from 01-12-2026',
})

const cards = () => screen.findAllByRole('article')
const searchButton = () => screen.getByRole('button', { name: 'Search' })

test('disables the button only while packages load', async () => {
  const loading = Promise.withResolvers<unknown>()
  const page = open({ answers: { 'GET /packages': () => loading.promise } })
  await screen.findByText('Searching packages…')
  expect(searchButton().getAttribute('aria-disabled')).toBe('true')
  const address = page.address()
  act(() => page.session.publish('hotel-search-changed', { destination: 'Mérida' }))
  await page.user.click(searchButton())
  await page.user.type(screen.getByRole('combobox'), '{Escape}{Enter}')
  expect(page.address()).toBe(address)
  expect(page.http.calls).toHaveLength(1)
  act(() => loading.resolve(wirePackages))
  await cards()
  await waitFor(() => expect(searchButton().getAttribute('aria-disabled')).toBeNull())
})
