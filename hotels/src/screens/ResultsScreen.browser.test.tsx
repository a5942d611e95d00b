import { testEveryList } from '@storefront/catalogue/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent as keyboard, page as viewport } from 'vitest/browser'
import { loadCalls } from '../api/load-calls.ts'
import { hotelList } from '../domain/results.ts'
import { provider, wireHotels } from '../testing/wire.ts'
import { ResultsScreen } from './ResultsScreen.tsx'

const twoNights =
  '/hotels?destination=Canc%C3%BAn&checkin=2026-12-01&checkout=2026-12-03&guests=2%2C0%2C0'

const stay = { check_in: '2026-12-01', check_out: '2026-12-03' }
const guests = { adults: 2, children: 0, infants: 0 }

const listing = (data: unknown) => ({ ...provider, 'GET /hotels': () => ({ data }) })

const open = testEveryList({
  product: 'hotel',
  ResultsScreen,
  loaders: loadCalls,
  list: hotelList,
  at: twoNights,
  title: 'Find Your Perfect Hotel',
  query: { q: 'Cancún', ...stay, ...guests },
  remembers: { hotelSearch: { destination: 'Cancún', guests } },
  answers: provider,
  byPrice: ['Casa Maya', 'Laguna Azul'],
  first: {
    name: 'Laguna Azul',
    texts: [
      ...['4.2/5', 'Cancún', 'Pool', 'Spa'],
      ...['$160.00 total, 2 nights', 'From $80.00 / night'],
    ],
    image: '/media/hotel-01-1200.avif',
    address: '/hotels/laguna-azul?checkin=2026-12-01&checkout=2026-12-03&guests=2%2C0%2C0',
  },
  reason: 'We have no hotel in Cancún from Tue 01-12-2026 to Thu 03-12-2026.',
  asksFor: 'a hotel in Cancún from 01-12-2026',
})

type Page = ReturnType<typeof open>
const searches = (page: Page) => page.http.calls.filter(({ call }) => call === 'GET /hotels')
const card = (name: string) => screen.findByRole('article', { name })
const bookNow = async (name: string) =>
  within(await card(name)).getByRole('button', { name: /^Book Now/ })

test('moves a past stay to the earliest check-in, replaces the address and tells the visitor', async () => {
  const page = open({ at: '/hotels?checkin=2020-01-01&checkout=2020-01-05&sort=price' })
  await screen.findByText(/^The earliest check-in is Tue 24-11-2026, so we moved your stay/)
  await waitFor(() =>
    expect(page.address()).toMatch(/checkin=2026-11-24&checkout=2026-11-28&sort=price/),
  )
})

test('right below the empty text, in the first window of a phone, shows hotels that take the party in two rooms', async () => {
  // The header of the site takes 56 px of 844.
  await viewport.viewport(390, 844 - 56)
  const rooms = [{ id: 9, name: 'Twin', sleeps: 3, rates: [{ id: 1, price_per_night: 50 }] }]
  open({
    at: twoNights.replace('guests=2%2C0%2C0', 'guests=3%2C2%2C0'),
    answers: listing([{ id: 1, slug: 'azul', name: 'Azul', rooms }]),
  })
  await screen.findByText('No Hotels Found')
  const region = screen.getByRole('region', { name: 'In two rooms' })
  const inTwo = within(region)
  const { bottom } = inTwo.getByRole('heading', { level: 2 }).getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  expect(region.textContent).toContain('$200.00 total, 2 nights')
  expect(inTwo.getByRole('link', { name: 'Azul' }).getAttribute('href')).toBe(
    '/hotels/azul?checkin=2026-12-01&checkout=2026-12-03&guests=2%2C1%2C0&second=1%2C1%2C0',
  )
})

test('a card refuses a stay below the minimum, and offers a longer stay, in view on a phone', async () => {
  await viewport.viewport(390, 600)
  const page = open()
  const button = await bookNow('Laguna Azul')
  button.scrollIntoView({ block: 'end' })
  await page.user.click(button)
  const longer = screen.getByRole('button', { name: 'Stay 5 nights' })
  expect(longer.getBoundingClientRect().bottom).toBeLessThanOrEqual(600)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('This room requires a minimum stay of 5 nights.')
  await page.user.click(button)
  expect(screen.getByRole('alert')).not.toBe(alert)
  await expectAccessible()
  await page.user.click(screen.getByRole('button', { name: 'Stay 5 nights' }))
  await screen.findByRole('heading', {
    name: /laguna-azul\?checkin=2026-12-01&checkout=2026-12-06/,
  })
})

test('removes the minimum-stay alert after a search for a longer stay', async () => {
  const page = open()
  await page.user.click(await bookNow('Laguna Azul'))
  screen.getByRole('alert')
  await act(() => page.router.navigate(twoNights.replace('2026-12-03', '2026-12-08')))
  await screen.findByText(/7 nights, 2 Adults/)
  expect(screen.queryByRole('alert')).toBeNull()
})

const loft = (name: string, min_nights: number) => {
  const rates = [{ id: name, price_per_night: 90, min_nights }]
  return { id: name, slug: name, name, rooms: [{ id: 9, name: 'Loft', rates }] }
}

test('links to hotels with a longer minimum stay', async () => {
  const page = open({ answers: listing([loft('Uno', 4), loft('Dos', 4), loft('Tres', 7)]) })
  await page.user.click(await screen.findByRole('link', { name: '2 more hotels for 4 nights' }))
  await card('Uno')
  expect(searches(page).at(-1)?.query).toMatchObject({ check_out: '2026-12-05' })
  await screen.findByRole('link', { name: '1 more hotel for 7 nights' })
})

test('keeps the list until the visitor submits the changed form', async () => {
  const page = open()
  await card('Casa Maya')
  await page.user.click(screen.getByRole('button', { name: 'Guests 2 Adults' }))
  await page.user.click(await screen.findByRole('button', { name: 'Add adult' }))
  await page.user.click(screen.getByRole('button', { name: 'Done' }))
  screen.getByRole('button', { name: 'Guests 3 Adults' })
  await page.user.click(await bookNow('Casa Maya'))
  await screen.findByRole('heading', {
    name: '/hotels/casa-maya?checkin=2026-12-01&checkout=2026-12-03&guests=2%2C0%2C0#rooms',
  })
  expect(searches(page)).toHaveLength(1)
})

test('the map links each price to its hotel, and groups overlapping prices into a button that zooms in', async () => {
  const data = [-86.76, -86.762, -85.3].map((longitude, index) => ({
    ...{ ...wireHotels[index % 2], id: index, name: ['Laguna', 'Casa', 'Far'][index] },
    location: { latitude: 21.1, longitude },
  }))
  const { user } = open({ answers: listing(data) })
  await card('Far')
  await user.click(screen.getByRole('button', { name: 'Show map' }))
  const region = await screen.findByRole('region', { name: 'Map: Hotels found' })
  const map = within(region)
  const group = await map.findByRole('button', { name: 'Zoom in on 2 hotels' })
  await expectAccessible()
  await user.click(group)
  const near = await map.findByRole('link', { name: 'Laguna, $160' })
  const distant = map.getByRole('link', { name: /^Far/ })
  const rightOf = (element: HTMLElement) => element.getBoundingClientRect().right
  expect(rightOf(distant)).toBeGreaterThan(rightOf(region))
  while (document.activeElement !== distant) await keyboard.tab()
  await waitFor(() => expect(rightOf(distant)).toBeLessThanOrEqual(rightOf(region)))
  await user.click(near)
  await screen.findByRole('heading', { name: /^\/hotels\/laguna-azul\?checkin=2026-12-01/ })
})
