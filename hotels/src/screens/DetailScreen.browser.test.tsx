import { testEveryPage } from '@storefront/catalogue/testing'
import { failing, type TestPageOptions } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { loadCalls } from '../api/load-calls.ts'
import { provider, wireHotels } from '../testing/wire.ts'
import { DetailScreen } from './DetailScreen.tsx'

const path = '/hotels/laguna-azul'
const twoNights = `${path}?checkin=2026-12-01&checkout=2026-12-03&guests=2,0,0`

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

test('extends the stay from the card of a room, which keeps the focus, and updates the panel before the rooms', async () => {
  const page = open()
  const card = await room('Long Stay Loft')
  const panel = screen.getByRole('region', { name: 'Your stay' })
  const roomsFollowed: boolean[] = []
  const watching = new MutationObserver(() => {
    if (panel.textContent.includes('5 nights'))
      roomsFollowed.push(card.textContent.includes('total, 5 nights'))
  })
  watching.observe(document, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => watching.disconnect())
  const longer = within(card).getByRole('button', { name: 'Stay 5 nights' })
  longer.focus()
  // Outside `act`, which would render the panel and the rooms together.
  await waitFor(() => longer.click())
  await waitFor(() => expect(card.textContent).toContain('$450.00 total, 5 nights'))
  expect(roomsFollowed[0]).toBe(false)
  expect(roomsFollowed.at(-1)).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(card))
  expect((await select('Long Stay Loft')).disabled).toBe(false)
  expect(page.address()).toContain('checkin=2026-12-01&checkout=2026-12-06')
})

test('shows a room in the order of product 3.3', async () => {
  open({ at: `${path}?checkin=2026-12-01&checkout=2026-12-03&guests=2,0,1` })
  const text = await textOf('Ocean Suite')
  const parts = [
    'Ocean Suite',
    'All about the Ocean Suite.',
    'Min. 2 night',
    'A cot costs $15.',
    'King bed',
    'Sea view',
    '$271.00 total, 2 nights',
    'From $120.50 / night',
    'Select Room',
  ]
  const places = parts.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const pictures = within(await room('Ocean Suite')).getByRole('region', {
    name: 'Pictures of Ocean Suite',
  })
  expect(pictures.querySelector('img')?.getAttribute('src')).toBe('/media/room-01-1200.avif')
  within(pictures).getByRole('button', { name: 'Next picture of Ocean Suite' })
})

test('selects a room at its cheapest usable rate and opens the summary, without prices of other days', async () => {
  const { user, session, http } = open()
  await room('Ocean Suite')
  expect(screen.queryByRole('navigation', { name: 'Prices of nearby days' })).toBeNull()
  expect(http.calls).toMatchObject([{ call: 'GET /hotels/laguna-azul', query: {} }])
  await user.click(await select('Ocean Suite'))
  await screen.findByRole('heading', { name: 'Summary' })
  expect(session.getState().selection).toMatchObject({
    hotel: { id: 'laguna-azul', slug: 'laguna-azul', name: 'Laguna Azul' },
    room: {
      id: 1,
      name: 'Ocean Suite',
      selectedRate: { id: '1-2', pricePerNightUsd: 120.5, infantPriceUsd: 15 },
    },
  })
  expect(session.getState().hotelSearch).toMatchObject({
    checkInDate: '2026-12-01',
    checkOutDate: '2026-12-03',
    guests: { adults: 2, children: 0, infants: 0 },
  })
})

test('disables an adults-only room for a family, and links to a room that takes the family', async () => {
  const page = open({ at: `${path}?checkin=2026-12-01&checkout=2026-12-03&guests=2,1,0` })
  expect(await textOf('Adults Only Nest')).toContain('Not available')
  expect(await textOf('Adults Only Nest')).toContain('This room takes no children.')
  expect((await select('Adults Only Nest')).disabled).toBe(true)
  const way = within(await room('Adults Only Nest')).getByRole('link')
  expect(way.textContent).toBe('Ocean Suite: $241.00')
  await page.user.click(way)
  const suite = await room('Ocean Suite')
  await waitFor(() => expect(document.activeElement).toBe(suite))
  expect(page.router.state.location.hash).toBe(`#${suite.id}`)
})

test('offers two rooms and other hotels if no room takes the party', async () => {
  open({
    at: `${path}?checkin=2026-12-01&checkout=2026-12-03&guests=3,2,0`,
    answers: hotelWith({
      rooms: [
        { id: 9, name: 'Twin', sleeps: 3, rates: [{ id: '9-1', price_per_night: 50 }] },
        { id: 8, name: 'Nook', sleeps: 2, rates: [{ id: '8-1', price_per_night: 40 }] },
      ],
    }),
  })
  await room('Twin')
  screen.getByText('No room here takes 3 Adults, 2 Children for 2 nights.')
  screen.getByText(/^Two rooms do, \$180\.00 in all: Twin for 2 Adults, 1 Child; Nook/)
  const book = screen.getByRole('link', { name: 'Book two rooms' })
  expect(book.getAttribute('href')).toMatch(/guests=2%2C1%2C0&second=1%2C1%2C0$/)
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask for two rooms' })
  expect(new URL(chat.href).searchParams.get('text')).toBe(
    "Hello! We'd like two rooms at Laguna Azul from 01-12-2026 to 03-12-2026: Twin for 2 Adults, 1 Child; Nook for 1 Adult, 1 Child.",
  )
  const others = screen.getByRole('link', { name: 'Other hotels in Cancún' })
  expect(others.getAttribute('href')).toContain('guests=3%2C2%2C0')
  expect(await textOf('Twin')).toContain('This room sleeps at most 3.')
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

const limited = { min_age: 18, max_nights: 3, last_day: '2026-12-31' }
const facts = { address: 'Calle 5 12, Cancún', check_in_time: '15:00', check_out_time: '11:00' }

test.each([
  ['2026-12-05', '2,0,0', /^The longest stay here is 3 nights\./],
  ['2026-12-03', '2,1,0', /^Everybody must be 18 or older on Tue 01-12-2026\. Change your stay/],
])(
  'explains why the hotel does not take a stay until %s for %s, and links to WhatsApp',
  async (end, guests, text) => {
    open({
      at: `${path}?checkin=2026-12-01&checkout=${end}&guests=${guests}`,
      answers: hotelWith(limited),
    })
    const alert = (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]')
    const chat = within(alert ?? document.body).getByRole<HTMLAnchorElement>('link', {
      name: 'Ask us on WhatsApp',
    })
    expect(new URL(chat.href).searchParams.get('text')).toMatch(
      /^Hello! I'd like to stay at Laguna Azul/,
    )
  },
)

test('shows the address, the hours, the age limit and the map of a hotel', async () => {
  const location = { latitude: 21.1, longitude: -86.7 }
  const page = open({ answers: hotelWith({ ...limited, ...facts, location }) })
  const section = await screen.findByRole('region', { name: 'Getting there and checking in' })
  const hours = 'Check-in from15:00Check-out until11:00AddressCalle 5 12, Cancún'
  expect(section.textContent).toContain(`${hours}Every guest must be 18`)
  await page.user.click(within(section).getByRole('button', { name: 'Show map' }))
  const tag = await within(section).findByRole('link', { name: /^Laguna Azul/ })
  expect(tag.getAttribute('href')).toContain('?checkin=2026-12-01&checkout=2026-12-03')
  await expectAccessible()
})

test('a button above the rooms extends a stay that no room takes, and focuses their heading', async () => {
  const loft = { id: 9, name: 'Loft', rates: [{ id: 1, price_per_night: 50, min_nights: 3 }] }
  const page = open({ answers: hotelWith({ rooms: [loft], days: true }) })
  const why = await screen.findByText('No room here takes 2 Adults for 2 nights.')
  // Sold-out nights do not matter yet.
  expect(page.http.calls).toHaveLength(1)
  const above = within(why.parentElement as HTMLElement)
  await page.user.click(above.getByRole('button', { name: 'Stay 3 nights' }))
  await waitFor(() => expect(screen.queryByText(/^No room here takes/)).toBeNull())
  const heading = screen.getByRole('heading', { name: 'Available Rooms' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('shows the lowest total by day of check-in, and selects a day for the first of two rooms', async () => {
  const page = open({
    at: `${twoNights}&second=1,1,0`,
    answers: {
      ...hotelWith({ days: true }),
      'GET /hotels/laguna-azul/days': () => ({
        data: [
          { date: '2026-12-01', price: 241 },
          { date: '2026-12-02', price: null },
          { date: '2026-12-03', price: 199.5 },
        ],
      }),
    },
  })
  const cheaper = await screen.findByRole('link', { name: 'Thu 03-12-2026, $199.50, lowest' })
  const strip = screen.getByRole('navigation', { name: 'Prices of nearby days' })
  expect(strip.textContent).toContain('Wed 02-12-2026, No rooms')
  expect(
    page.http.calls.filter(({ call }) => call === 'GET /hotels/laguna-azul/days'),
  ).toMatchObject([
    { query: { first: '2026-11-28', last: '2026-12-04', nights: 2, adults: 2, children: 0 } },
  ])
  await expectAccessible()
  await page.user.click(cheaper)
  await waitFor(() => expect(page.address()).toContain('checkin=2026-12-03&checkout=2026-12-05'))
  expect(page.address()).toContain('&second=1%2C1%2C0')
  await waitFor(() =>
    expect(page.session.getState().hotelSearch).toMatchObject({
      checkInDate: '2026-12-03',
      checkOutDate: '2026-12-05',
    }),
  )
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
  expect((await select('Ocean Suite')).disabled).toBe(true)
  expect(await textOf('Ocean Suite')).toContain('Adults Only Nest: $160.00')
  expect(
    page.http.calls.map(({ call, query }) => [call, query.check_in, query.check_out]),
  ).toContainEqual(['GET /hotels/laguna-azul', '2026-12-01', '2026-12-03'])
})

test('keeps the other days if every room is sold out, and does not say that no room takes the party', async () => {
  const rooms = wireRooms.map((one) => ({ ...one, rates: [] }))
  open(telling([{ date: '2026-12-01', price: null }], { ...withDays, rooms }))
  await waitFor(async () => expect(await textOf('Ocean Suite')).toContain('Not available'))
  screen.getByText(/^Every room is sold out on at least one night of this stay\./)
  expect(screen.queryByText(/^No room here takes/)).toBeNull()
})

test('keeps the rooms, and what the page knows of them, if loading the sold-out nights fails', async () => {
  const [suite, ...others] = wireRooms
  const full = { ...suite, places_left: [{ date: '2026-12-02', places: 0 }] }
  const hotel = { ...withDays, rooms: [full, ...others] }
  open({
    answers: {
      ...telling([]).answers,
      'GET /hotels/laguna-azul': (call) =>
        call.query.check_in ? failing(400)(call) : { data: hotel },
    },
  })
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(await textOf('Ocean Suite')).toContain('Sold out on Wed 02-12-2026.')
  expect((await select('Ocean Suite')).disabled).toBe(true)
  expect((await select('Adults Only Nest')).disabled).toBe(false)
})

test.each([
  ['2026-01-30', 60, 1],
  ['2026-01-31', 61, 0],
])('a stay until %s, of %i nights, shows %i strips of days', async (checkOut, _, count) => {
  open({
    ...telling([]),
    at: `${path}?checkin=2026-12-01&checkout=${checkOut.replace('2026', '2027')}&guests=2`,
  })
  await room('Ocean Suite')
  expect(screen.queryAllByRole('navigation', { name: 'Prices of nearby days' })).toHaveLength(count)
})

test('scrolls to the rooms and focuses their heading on arrival', async () => {
  await viewport.viewport(390, 844)
  const page = open({ at: '/' })
  await act(() => page.router.navigate(`${twoNights}#rooms`))
  const heading = await screen.findByRole('heading', { name: 'Available Rooms' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(heading.getBoundingClientRect().top).toBeLessThan(400)
  heading.blur()
  await act(() => page.router.navigate(`${path}?guests=1,0,0#rooms`))
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test.each([
  [1280, 'See available rooms'],
  [390, 'See rooms'],
])('at %i px the link to the rooms focuses their heading', async (width, name) => {
  await viewport.viewport(width, 844)
  const page = open()
  await room('Ocean Suite')
  await page.user.click(screen.getByRole('link', { name }))
  const heading = screen.getByRole('heading', { name: 'Available Rooms' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  // The router then knows where Back returns to.
  expect(page.router.state.location.hash).toBe('#rooms')
})

test('changes guests in the session and the address without loading the hotel again', async () => {
  const page = open()
  await room('Ocean Suite')
  await page.user.click(screen.getByRole('button', { name: /^Guests/ }))
  const dialog = await screen.findByRole('dialog')
  await page.user.click(within(dialog).getByRole('button', { name: /(add|more|increase).*child/i }))
  await page.user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(page.address()).toContain('guests=2%2C1%2C0'))
  await waitFor(async () => expect((await select('Adults Only Nest')).disabled).toBe(true))
  expect(page.session.getState().hotelSearch.guests.children).toBe(1)
  expect(page.session.getState().tourSearch.guests.children).toBe(1)
  expect(page.session.getState().flightSearch.travellers.children).toBe(0)
  await act(() => page.router.navigate(twoNights))
  await waitFor(async () => expect((await select('Adults Only Nest')).disabled).toBe(false))
  expect(page.http.calls.filter(({ call }) => call === 'GET /hotels/laguna-azul')).toHaveLength(1)
})

const topsOf = (elements: HTMLElement[]) =>
  elements.map((element) => Math.round(element.getBoundingClientRect().top))

test.each([
  [390, 1],
  [768, 2],
  [1280, 3],
])('at %i px there are %i rooms in a row', async (width, count) => {
  await viewport.viewport(width, 900)
  open()
  await room('Ocean Suite')
  const tops = topsOf(screen.getAllByRole('article'))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(count)
  if (width > 990) return
  // In a single column, the headings are in document order.
  const headings = topsOf(screen.getAllByRole('heading', { level: 2 }))
  expect(headings).toEqual(headings.toSorted((a, b) => a - b))
})

const box = (name: string) => screen.getByRole('region', { name }).getBoundingClientRect()

test('the sticky panel never overlaps the rooms, which are above the gallery', async () => {
  await viewport.viewport(1440, 700)
  open()
  await room('Ocean Suite')
  expect(box('Available Rooms').bottom).toBeLessThanOrEqual(box('Image Gallery').top)
  for (let top = 0; top < document.documentElement.scrollHeight - 700; top += 40) {
    window.scrollTo(0, top)
    expect(box('Your stay').bottom, `scrolled by ${top}`).toBeLessThanOrEqual(
      box('Available Rooms').top,
    )
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
