import { testEveryList } from '@storefront/catalogue/testing'
import { expectAccessible, largeText, withStyles } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
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
  const said = 'The earliest check-in is Tue 24-11-2026, so we moved your stay to that day.'
  await screen.findByText(said)
  await waitFor(() =>
    expect(page.address()).toMatch(/checkin=2026-11-24&checkout=2026-11-28&sort=price/),
  )
  expect(searches(page)[0]?.query).toMatchObject({
    check_in: '2026-11-24',
    check_out: '2026-11-28',
  })
  screen.getByText(said)
})

test('lists hotels without rooms, with a link to the rooms and prices', async () => {
  const bare = { id: 9, slug: 'sin-cuartos', name: 'Sin Cuartos' }
  const page = open({ answers: listing([bare]) })
  expect((await card('Sin Cuartos')).textContent).toContain('See rooms and prices')
  await page.user.click(await bookNow('Sin Cuartos'))
  await screen.findByRole('heading', { name: /\/hotels\/sin-cuartos\?checkin/ })
})

test('right below the empty text, in the first window of a phone, shows hotels that take the party in two rooms', async () => {
  // The header of the site takes 56 px of 844.
  await viewport.viewport(390, 844 - 56)
  const rooms = [{ id: 9, name: 'Twin', sleeps: 3, rates: [{ id: 1, price_per_night: 50 }] }]
  const data = [
    { id: 1, slug: 'azul', name: 'Azul', rooms },
    { id: 2, slug: 'solo', name: 'Solo', rooms: [{ ...rooms[0], sleeps: 2 }] },
  ]
  open({
    at: twoNights.replace('guests=2%2C0%2C0', 'guests=3%2C2%2C0'),
    answers: listing(data),
  })
  const none = await screen.findByText('No Hotels Found')
  const inTwo = screen.getByRole('region', { name: 'In two rooms' })
  const { bottom } = within(inTwo).getByRole('heading', { level: 2 }).getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  expect(inTwo.textContent).toContain('No single room takes 3 Adults, 2 Children.')
  expect(none.compareDocumentPosition(inTwo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(inTwo).getAllByRole('article')).toHaveLength(1)
  expect(inTwo.textContent).toContain('$200.00 total, 2 nights')
  expect(within(inTwo).getByRole('link', { name: 'Azul' }).getAttribute('href')).toBe(
    '/hotels/azul?checkin=2026-12-01&checkout=2026-12-03&guests=2%2C1%2C0&second=1%2C1%2C0',
  )
  await expectAccessible()
})

test('a card refuses a stay below the minimum, and offers a longer stay, in view on a phone', async () => {
  await viewport.viewport(390, 600)
  const page = open()
  const button = await bookNow('Laguna Azul')
  button.scrollIntoView({ block: 'end' })
  await page.user.click(button)
  const longer = screen.getByRole('button', { name: 'Stay 5 nights' })
  expect(longer.getBoundingClientRect().bottom).toBeLessThanOrEqual(600)
  const name = screen.getByRole('link', { name: 'Laguna Azul' })
  expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  const alert = within(await card('Laguna Azul')).getByRole('alert')
  expect(alert.textContent).toBe('This room requires a minimum stay of 5 nights.')
  await expectAccessible()
  expect(page.address()).toContain('/hotels?')
  await page.user.click(await bookNow('Laguna Azul'))
  expect(page.address()).toContain('/hotels?')
  expect(within(await card('Laguna Azul')).getByRole('alert')).not.toBe(alert)
  expect(screen.getByRole('link', { name: 'See rooms Laguna Azul' }).getAttribute('href')).toBe(
    '/hotels/laguna-azul?checkin=2026-12-01&checkout=2026-12-03&guests=2%2C0%2C0',
  )
  await page.user.click(screen.getByRole('button', { name: 'Stay 5 nights' }))
  await screen.findByRole('heading', {
    name: /laguna-azul\?checkin=2026-12-01&checkout=2026-12-06/,
  })
})

test('offers no way on where it leads to no room', async () => {
  const rates = [{ id: 1, price_per_night: 50, min_nights: 2, max_pax: 1 }]
  const long = [...rates, { id: 2, price_per_night: 40, min_nights: 5, max_pax: 1 }]
  const data = [{ id: 1, slug: 'azul', name: 'Azul', rooms: [{ id: 9, rates: long }] }]
  const page = open({
    at: twoNights.replace('destination=Canc%C3%BAn&', ''),
    answers: listing(data),
  })
  await page.user.click(await bookNow('Azul'))
  expect((await screen.findByRole('alert')).textContent).toContain('5 nights')
  const ways = within(await card('Azul'))
  expect(ways.queryByRole('button', { name: /^Stay/ })).toBeNull()
  expect(ways.queryByRole('link', { name: /^See rooms/ })).toBeNull()
})

test('removes the minimum-stay alert after a search for a longer stay', async () => {
  const page = open()
  await page.user.click(await bookNow('Laguna Azul'))
  screen.getByRole('alert')
  await act(() => page.router.navigate(twoNights.replace('2026-12-03', '2026-12-08')))
  await screen.findByText(/7 nights, 2 Adults/)
  expect(screen.queryByRole('alert')).toBeNull()
})

const loft = (name: string, minNights: number) => ({
  ...wireHotels[1],
  id: name,
  slug: name,
  name,
  rooms: [
    { id: 9, name: 'Loft', rates: [{ id: '9-1', price_per_night: 90, min_nights: minNights }] },
  ],
})

test.each([
  ['below the list', wireHotels.slice(0, 2)],
  ['if nothing was found', []],
])('links to hotels with a longer minimum stay %s', async (_, found) => {
  const data = [...found, loft('Uno', 4), loft('Dos', 4), loft('Tres', 7)]
  const page = open({ answers: listing(data) })
  await page.user.click(await screen.findByRole('link', { name: '2 more hotels for 4 nights' }))
  await card('Uno')
  expect(searches(page).at(-1)?.query).toMatchObject({
    check_in: '2026-12-01',
    check_out: '2026-12-05',
  })
  await screen.findByRole('link', { name: '1 more hotel for 7 nights' })
  await expectAccessible()
})

test('keeps the list until the visitor submits the changed form', async () => {
  const page = open()
  await card('Casa Maya')
  await page.user.click(screen.getByRole('button', { name: 'Guests 2 Adults' }))
  // A rotated tablet folds the form, but not its open modal.
  await viewport.viewport(800, 1200)
  await page.user.click(await screen.findByRole('button', { name: 'Add adult' }))
  await page.user.click(screen.getByRole('button', { name: 'Done' }))
  await viewport.viewport(1280, 800)
  screen.getByRole('button', { name: 'Guests 3 Adults' })
  await page.user.selectOptions(screen.getByLabelText('Sort by'), 'Name, A to Z')
  await page.user.click(await bookNow('Casa Maya'))
  await screen.findByRole('heading', {
    name: '/hotels/casa-maya?checkin=2026-12-01&checkout=2026-12-03&guests=2%2C0%2C0#rooms',
  })
  expect(searches(page)).toHaveLength(1)
})

test('the name and the price do not overlap at twice the text size', async () => {
  await viewport.viewport(1440, 900)
  onTestFinished(withStyles(largeText))
  open()
  const shown = within(await card('Casa Maya'))
  const name = shown.getByRole('link', { name: 'Casa Maya' }).getBoundingClientRect()
  const price = shown.getByText('total, 2 nights').parentElement?.getBoundingClientRect()
  expect(price && (name.right <= price.left || name.bottom <= price.top)).toBe(true)
})

test('the map links each price to its hotel, and groups overlapping prices into a button that zooms in', async () => {
  const at = (longitude: number) => ({ location: { latitude: 21.1, longitude } })
  const far = { ...wireHotels[0], id: 99, slug: 'far', name: 'Far', ...at(-85.3) }
  const near = [-86.76, -86.762].map((longitude, index) => ({
    ...wireHotels[index],
    ...at(longitude),
  }))
  const { user } = open({ answers: listing([...near, far]) })
  await card('Casa Maya')
  expect(screen.queryByRole('region', { name: 'Map: Hotels found' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show map' }))
  const region = await screen.findByRole('region', { name: 'Map: Hotels found' })
  const map = within(region)
  const group = await map.findByRole('button', { name: 'Zoom in on 2 hotels' })
  await expectAccessible()
  await user.click(group)
  await waitFor(() => expect(map.getAllByRole('link')).toHaveLength(3))
  const [one, other] = map
    .getAllByRole('link', { name: /Laguna|Casa/ })
    .map((link) => link.getBoundingClientRect())
  expect(Math.abs((one?.left ?? 0) - (other?.left ?? 0))).toBeGreaterThan(one?.width ?? 0)
  const distant = map.getByRole('link', { name: /^Far/ })
  const isInView = () =>
    distant.getBoundingClientRect().right <= region.getBoundingClientRect().right
  expect(isInView()).toBe(false)
  while (document.activeElement !== distant) await keyboard.tab()
  await waitFor(() => expect(isInView()).toBe(true))
  expect([...region.querySelectorAll('*')].every(({ scrollLeft }) => scrollLeft === 0)).toBe(true)
  await user.click(map.getByRole('link', { name: 'Laguna Azul, $160' }))
  await screen.findByRole('heading', { name: /^\/hotels\/laguna-azul\?checkin=2026-12-01/ })
})
