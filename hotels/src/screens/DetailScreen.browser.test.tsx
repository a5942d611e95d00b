import { testEveryPage } from '@storefront/catalogue/testing'
import { type FakeAnswer, failing, type TestPageOptions } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { loadCalls } from '../api/load-calls.ts'
import { provider, wireHotels } from '../testing/wire.ts'
import { DetailScreen } from './DetailScreen.tsx'

const path = '/hotels/laguna-azul'
const twoNightsOf = (guests: string) =>
  `${path}?checkin=2026-12-01&checkout=2026-12-03&guests=${guests}`
const twoNights = twoNightsOf('2,0,0')

const open = testEveryPage({
  product: 'hotel',
  DetailScreen,
  loaders: loadCalls,
  at: twoNights,
  answers: provider,
  name: 'Laguna Azul',
  banner: '/media/hotel-01-1200.avif',
  texts: [
    ...['4.2/5', '(Based on user reviews)', 'Cancún', 'Available Rooms'],
    ...['Laguna Azul lies by the water.', 'Breakfast', 'Airport transfer'],
  ],
})

/** Answers of a provider whose sample hotel has these fields. */
const hotelWith = (change: object) => ({
  ...provider,
  'GET /hotels/laguna-azul': () => ({ data: { ...wireHotels[0], ...change } }),
})

const room = (name: string) => screen.findByRole('article', { name })
const textOf = async (name: string) => (await room(name)).textContent ?? ''
const select = async (name: string) =>
  within(await room(name)).getByRole<HTMLButtonElement>('button', {
    name: `Select Room ${name}`,
  })

test('extends the stay from the card of a room, which keeps the focus', async () => {
  const page = open()
  const card = await room('Long Stay Loft')
  await page.user.click(within(card).getByRole('button', { name: 'Stay 5 nights' }))
  await waitFor(() => expect(card.textContent).toContain('$450.00 total, 5 nights'))
  await waitFor(() => expect(document.activeElement).toBe(card))
  expect(page.address()).toContain('checkin=2026-12-01&checkout=2026-12-06')
})

test('shows a room in the order of product 3.3', async () => {
  open({ at: twoNightsOf('2,0,1') })
  const text = await textOf('Ocean Suite')
  const parts = [
    ...['Ocean Suite', 'All about the Ocean Suite.', 'Min. 2 night', 'A cot costs $15.'],
    ...['King bed', 'Sea view', '$271.00 total, 2 nights', 'From $120.50 / night', 'Select Room'],
  ]
  const places = parts.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('selects a room at its cheapest usable rate and opens the summary, without prices of other days', async () => {
  const { user, session, http } = open()
  await user.click(await select('Ocean Suite'))
  await screen.findByRole('heading', { name: 'Summary' })
  expect(http.calls).toMatchObject([{ call: 'GET /hotels/laguna-azul', query: {} }])
  const { hotel, room, searches } = session.getState().selection
  const selectedRate = { id: '1-2', pricePerNightUsd: 120.5, infantPriceUsd: 15 }
  expect({ hotel, room }).toMatchObject({ hotel: { name: 'Laguna Azul' }, room: { selectedRate } })
  expect(searches.hotel).toMatchObject({ checkInDate: '2026-12-01', checkOutDate: '2026-12-03' })
})

test('disables an adults-only room for a family, and links to a room that takes the family', async () => {
  const page = open({ at: twoNightsOf('2,1,0') })
  expect(await textOf('Adults Only Nest')).toContain('This room takes no children.')
  expect(await select('Adults Only Nest')).toBeDisabled()
  const way = within(await room('Adults Only Nest')).getByRole('link')
  expect(way.textContent).toBe('Ocean Suite: $241.00')
  await page.user.click(way)
  const suite = await room('Ocean Suite')
  await waitFor(() => expect(document.activeElement).toBe(suite))
  expect(page.router.state.location.hash).toBe(`#${suite.id}`)
})

test('offers two rooms and other hotels if no room takes the party', async () => {
  const roomFor = (sleeps: number, name: string, price_per_night: number) => {
    return { id: sleeps, name, sleeps, rates: [{ id: name, price_per_night }] }
  }
  open({
    at: twoNightsOf('3,2,0'),
    answers: hotelWith({ rooms: [roomFor(3, 'Twin', 50), roomFor(2, 'Nook', 40)] }),
  })
  await screen.findByText('No room here takes 3 Adults, 2 Children for 2 nights.')
  screen.getByText(/^Two rooms do, \$180\.00 in all: Twin for 2 Adults, 1 Child; Nook/)
  const addresses = ['Book two rooms', 'Ask for two rooms', 'Other hotels in Cancún'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(addresses).toEqual([
    expect.stringMatching(/guests=2%2C1%2C0&second=1%2C1%2C0$/),
    expect.stringContaining('two%20rooms%20at%20Laguna%20Azul'),
    expect.stringContaining('guests=3%2C2%2C0'),
  ])
  await expectAccessible()
})

test('stores the guests of the second room with the first room, and links to the second', async () => {
  const { user, session } = open({ at: `${twoNights}&second=1,1,0` })
  const link = await screen.findByRole('link', {
    name: /^Go to the second room, for 1 Adult, 1 Child/,
  })
  expect(link.getAttribute('href')).toMatch(/guests=1%2C1%2C0#rooms$/)
  await user.click(await select('Ocean Suite'))
  await screen.findByRole('heading', { name: 'Summary' })
  const { room } = session.getState().selection
  expect(room?.secondParty).toEqual({ adults: 1, children: 1, infants: 0 })
})

test('explains why the hotel does not take a stay, and links to WhatsApp', async () => {
  open({ at: twoNightsOf('2,1,0'), answers: hotelWith({ min_age: 18 }) })
  const text = /^Everybody must be 18 or older on Tue 01-12-2026\. Change your stay/
  const alert = (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]')
  const chat = within(alert ?? document.body).getByRole('link', { name: 'Ask us on WhatsApp' })
  expect(chat.getAttribute('href')).toContain('stay%20at%20Laguna%20Azul')
})

test('shows the address, the hours and the age limit of a hotel, and offers its map', async () => {
  const location = { latitude: 21.1, longitude: -86.7 }
  const hours = { check_in_time: '15:00', check_out_time: '11:00' }
  const known = { address: 'Calle 5 12', ...hours, min_age: 18, location }
  open({ answers: hotelWith(known) })
  const section = await screen.findByRole('region', { name: 'Getting there and checking in' })
  const rows = 'Check-in from15:00Check-out until11:00AddressCalle 5 12'
  expect(section.textContent).toContain(`${rows}Every guest must be 18 or older.`)
  within(section).getByRole('button', { name: 'Show map' })
})

test('a button above the rooms extends a stay that no room takes, and focuses their heading', async () => {
  const loft = { id: 9, name: 'Loft', rates: [{ id: 1, price_per_night: 50, min_nights: 3 }] }
  const page = open({ answers: hotelWith({ rooms: [loft], days: true }) })
  await screen.findByText('No room here takes 2 Adults for 2 nights.')
  // Sold-out nights do not matter yet.
  expect(page.http.calls).toHaveLength(1)
  const [above] = screen.getAllByRole('button', { name: 'Stay 3 nights' })
  await page.user.click(above as HTMLElement)
  const heading = screen.getByRole('heading', { name: 'Available Rooms' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByText(/^No room here takes/)).toBeNull()
})

test('a day of check-in moves the stay, also for the first of two rooms', async () => {
  const page = open({
    at: `${twoNights}&second=1,1,0`,
    answers: {
      ...hotelWith({ days: true }),
      'GET /hotels/laguna-azul/days': () => ({
        data: [
          { date: '2026-12-02', price: null },
          { date: '2026-12-03', price: 199.5 },
        ],
      }),
    },
  })
  const other = await screen.findByRole('link', { name: 'Thu 03-12-2026, $199.50' })
  const strip = screen.getByRole('navigation', { name: 'Prices of nearby days' })
  expect(strip.textContent).toContain('Wed 02-12-2026, No rooms')
  await page.user.click(other)
  await waitFor(() => expect(page.address()).toContain('checkin=2026-12-03&checkout=2026-12-05'))
  expect(page.address()).toContain('&second=1%2C1%2C0')
})

const withDays = { ...wireHotels[0], days: true }
const wireRooms = (wireHotels[0]?.rooms ?? []) as object[]
const telling = (days: unknown, hotel: unknown = withDays): Partial<TestPageOptions> => ({
  answers: {
    ...provider,
    'GET /hotels/laguna-azul': ({ query }) => ({ data: query.check_in ? hotel : withDays }),
    'GET /hotels/laguna-azul/days': () => ({ data: days }),
  },
})

test('disables a room that is sold out for the stay', async () => {
  const [suite, ...others] = wireRooms
  const page = open(telling([], { ...withDays, rooms: [{ ...suite, rates: [] }, ...others] }))
  await waitFor(async () => expect(await textOf('Ocean Suite')).toContain('Not available'))
  expect(await select('Ocean Suite')).toBeDisabled()
  expect(await textOf('Ocean Suite')).toContain('Adults Only Nest: $160.00')
  expect(page.http.calls.map(({ query }) => query)).toContainEqual({
    check_in: '2026-12-01',
    check_out: '2026-12-03',
  })
})

test('keeps the other days if every room is sold out, and does not say that no room takes the party', async () => {
  const rooms = wireRooms.map((one) => ({ ...one, rates: [] }))
  open(telling([{ date: '2026-12-01', price: null }], { ...withDays, rooms }))
  await screen.findByText(/^Every room is sold out on at least one night of this stay\./)
  expect(screen.queryByText(/^No room here takes/)).toBeNull()
})

test('a stay of 61 nights shows no strip of days', async () => {
  open({ ...telling([]), at: `${path}?checkin=2026-12-01&checkout=2027-01-31&guests=2` })
  await room('Ocean Suite')
  expect(screen.queryByRole('navigation', { name: 'Prices of nearby days' })).toBeNull()
})

test('keeps the rooms, and what the page knows of them, if loading the sold-out nights fails', async () => {
  const [suite, ...others] = wireRooms
  const full = { ...suite, places_left: [{ date: '2026-12-02', places: 0 }] }
  const hotel = { ...withDays, rooms: [full, ...others] }
  const call = 'GET /hotels/laguna-azul'
  const answer: FakeAnswer = (call) => (call.query.check_in ? failing(400)(call) : { data: hotel })
  open({ answers: { ...telling([]).answers, [call]: answer } })
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(await textOf('Ocean Suite')).toContain('Sold out on Wed 02-12-2026.')
  expect(await select('Adults Only Nest')).toBeEnabled()
})

test('scrolls to the rooms and focuses their heading on arrival', async () => {
  await viewport.viewport(390, 844)
  const page = open({ at: '/' })
  await act(() => page.router.navigate(`${twoNights}#rooms`))
  const heading = await screen.findByRole('heading', { name: 'Available Rooms' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(heading.getBoundingClientRect().top).toBeLessThan(400)
})

test('changes guests in the session and the address without loading the hotel again', async () => {
  const page = open()
  await room('Ocean Suite')
  await page.user.click(screen.getByRole('button', { name: /^Guests/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Add child' }))
  await page.user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(page.address()).toContain('guests=2%2C1%2C0'))
  await waitFor(async () => expect(await select('Adults Only Nest')).toBeDisabled())
  expect(page.session.getState().hotelSearch.guests.children).toBe(1)
  await act(() => page.router.navigate(twoNights))
  await waitFor(async () => expect(await select('Adults Only Nest')).toBeEnabled())
  expect(page.http.calls.filter(({ call }) => call === 'GET /hotels/laguna-azul')).toHaveLength(1)
})

const box = (name: string) => screen.getByRole('region', { name }).getBoundingClientRect()

test('the sticky panel never overlaps the rooms', async () => {
  await viewport.viewport(1440, 700)
  open()
  await room('Ocean Suite')
  for (let top = 0; top < document.documentElement.scrollHeight - 700; top += 100) {
    window.scrollTo(0, top)
    expect(box('Your stay').bottom).toBeLessThanOrEqual(box('Available Rooms').top)
  }
})

test('the link to the rooms is neither fixed nor sticky at a zoom of 400 %', async () => {
  await viewport.viewport(320, 256)
  open()
  await room('Ocean Suite')
  const link = screen.getByRole('link', { name: 'See rooms' })
  for (let parent: Element | null = link; parent; parent = parent.parentElement) {
    expect(getComputedStyle(parent).position).not.toMatch(/fixed|sticky/)
  }
})
