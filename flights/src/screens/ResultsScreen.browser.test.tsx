import { type FlightSearch, paths } from '@storefront/contract'
import { shouldReload } from '@storefront/domain'
import {
  type FakeAnswer,
  failing,
  prepareScreens,
  type RecordedCall,
  renderPage,
  type TestPageOptions,
} from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { resultsLoader } from '../api/calls.ts'
import { viewParameters } from '../domain/results.ts'
import { miami, outboundFlight, roundTripSearch } from '../testing/fixtures.ts'
import { findsFlights, provider, wireFlight } from '../testing/wire.ts'
import { ResultsScreen } from './ResultsScreen.tsx'

prepareScreens()

const oneWay = '/flights/results?from=CUN&to=MIA&departureDate=2026-11-24&returnDate=&type=Oneway'
const roundTrip =
  '/flights/results?from=CUN&to=MIA&departureDate=2026-11-24&returnDate=2026-11-28&type=Round+Trip'

type Visit = Parameters<typeof shouldReload>[0]
const routes = [
  {
    path: paths.flightResults,
    Component: ResultsScreen,
    loader: resultsLoader,
    shouldRevalidate: (visit: Visit) => shouldReload(visit, viewParameters),
  },
  { path: paths.flightSummary, element: <h1>Flight Summary</h1> },
]
const open = (at: string, options: Partial<TestPageOptions> = {}) =>
  renderPage({ routes, at, answers: provider, ...options })

const cards = () => screen.getAllByRole('article').map((card) => card.textContent ?? '')
const firstSelect = async () => {
  const [select] = await screen.findAllByRole('button', { name: /^Select/ })
  return select as HTMLElement
}
const searches = (page: ReturnType<typeof open>) =>
  page.http.calls.filter(({ call }) => call === 'GET /flights/search')

const selectFirst = async (page: ReturnType<typeof open>) => page.user.click(await firstSelect())

const returnSearch: FlightSearch = {
  ...roundTripSearch,
  travellers: { adults: 1, children: 0, infants: 0 },
  cabinClass: 'Economy',
}

/** Settles a session in which the departure was chosen in a search. */
const departureChosen = (search: FlightSearch): Partial<TestPageOptions> => ({
  settle: (session) =>
    session.publish('outbound-flight-selected', { flight: outboundFlight, search }),
})

test('a card shows all facts of a flight; flight, times and total name the card and its button', async () => {
  const page = open(`${oneWay}&adults=2&children=1&infants=1`)
  await screen.findByRole('article', { name: 'Volaris Y42, 06:10 → 23:30, $360.00 total' })
  const title = 'Flights from Cancún to Miami'
  await screen.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(page.head()).toMatchObject({ title, noindex: true }))
  screen.getByRole('button', { name: 'Select Volaris Y42, 06:10 → 23:30, $360.00 total' })
  expect(screen.getByText('06:10 → 23:30', { selector: 'span' }).dir).toBe('ltr')
  const route = ['CUN → MIA', 'Cancún to Miami', 'Tuesday, 24-11-2026', 'Volaris Y42']
  const price = ['$120.00 per adult or child', 'One checked bag of 23 kg.', 'Not refundable.']
  for (const fact of [...route, ...price]) expect(cards()[0]).toContain(fact)
})

test('marks and disables a return that leaves too early', async () => {
  const overnight = { ...wireFlight('am1', 'Aeroméxico', '21:10', 150), arrival_time: '13:20' }
  const page = open(roundTrip.replace('11-28', '11-25'), {
    answers: {
      ...provider,
      'GET /flights/search': () => ({
        outbound_flights: [overnight],
        inbound_flights: ['06:00', '14:00', '14:20'].map((departs, index) =>
          wireFlight(`b${index + 1}`, 'Volaris', departs, 99, 'MIA-CUN'),
        ),
      }),
    },
  })
  await screen.findByRole('heading', { name: '21:10 → 13:20 +1 arrives Wednesday 25-11-2026' })
  await selectFirst(page)
  await screen.findByRole('heading', { level: 1, name: 'Return flights from Miami to Cancún' })
  const buttons = await screen.findAllByRole('button', { name: /^Select/ })
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true, false])
  const reasons = ['Leaves before you arrive', 'Too soon after you land', '']
  for (const [index, button] of buttons.entries())
    expect(button).toHaveAccessibleDescription(reasons[index])
  screen.getByRole('article', { name: /B1, 06:00 → 23:30, Leaves before you arrive$/ })
  await expectAccessible()
})

test('says what to change if no return leaves in time', async () => {
  await selectFirst(open(roundTrip.replace('11-28', '11-24')))
  await screen.findByText(/^No flight on this day leaves in time after you land/)
})

test('a round trip goes to the returns, by "Change" back to the chosen departure, and to the summary', async () => {
  const page = open(roundTrip, { answers: tellsDays })
  const focuses = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  }
  await selectFirst(page)
  await focuses('Choose your return flight')
  expect(page.address()).toContain('step=inbound')
  expect(cards()[0]).toContain('MIA → CUN')
  expect(cards()[0]).toContain('Included in your round trip')
  expect(strip()).toBeNull()
  await page.user.click(screen.getByRole('link', { name: /^Change/ }))
  await focuses('Choose your departure flight')
  screen.getByText('Selected')
  await page.user.click(screen.getByRole('link', { name: 'Continue' }))
  await focuses('Choose your return flight')
  await selectFirst(page)
  await screen.findByRole('heading', { name: 'Flight Summary' })
  expect(searches(page)).toHaveLength(1)
  expect(page.session.getState().selection).toMatchObject({
    outboundFlight: { id: 'y42' },
    inboundFlight: { id: 'y49', date: '2026-11-28' },
  })
})

test('a refresh on the return step stays there, and Back focuses a heading above its own flights', async () => {
  const page = open(`${roundTrip}&step=inbound`, departureChosen(returnSearch))
  const heading = await screen.findByRole('heading', { name: 'Choose your return flight' })
  const cardsAtFocus = vi.fn(cards)
  heading.addEventListener('focus', cardsAtFocus)
  // Renders without a transition, as the browser's Back does.
  await act(() => page.router.navigate(roundTrip, { flushSync: true }))
  expect(cardsAtFocus.mock.results[0]?.value[0]).toContain('per adult or child')
})

const anotherSearch = { ...returnSearch, departureDate: '2026-12-24' }

test.each([
  ['a shared link', roundTrip, {}],
  ['a one-way search', oneWay, departureChosen({ ...returnSearch, type: 'Oneway' })],
  ['a flight of another search', roundTrip, departureChosen(anotherSearch)],
])('%s that opens the return step shows the departures instead', async (_, address, chosen) => {
  const page = open(`${address}&step=inbound`, chosen)
  await screen.findByRole('heading', { name: 'Choose your departure flight' })
  await waitFor(() => expect(page.address()).not.toContain('step'))
  expect(screen.queryByText('Selected')).toBeNull()
})

test('stores the search of the URL, not the edited one, and selects a flight with it', async () => {
  const page = open(`${roundTrip}&adults=3&infants=1&cabinClass=Business`)
  await screen.findByRole('button', { name: 'From Cancún (CUN)' })
  await page.user.click(screen.getByRole('button', { name: 'Swap origin and destination' }))
  const search = { ...roundTripSearch, travellers: { adults: 3, children: 0, infants: 1 } }
  expect(page.session.getState().flightSearch).toEqual(search)
  await selectFirst(page)
  await screen.findByRole('heading', { name: 'Choose your return flight' })
  expect(page.session.getState().flightSearch).toEqual(search)
  expect(page.session.getState().selection.searches.flight).toEqual(search)
  await waitFor(() => {
    expect(localStorage.getItem('storefront.searches')).toContain('"place":"Cancún to Miami"')
  })
})

test('filters the list and announces the count, and clears the filters', async () => {
  const { user } = open(oneWay)
  await firstSelect()
  expect(strip()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.click(screen.getByRole('checkbox', { name: /Volaris/ }))
  await screen.findByText('1 of 3 flights')
  await user.click(screen.getByRole('checkbox', { name: /Evening/ }))
  await screen.findByRole('heading', { name: 'No flights match these filters' })
  // One button is beside the filters, which may fill a phone's screen, and one replaces the list.
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  await user.click(clear as HTMLElement)
  const heading = screen.getByRole('heading', { name: 'Choose your departure flight' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await screen.findByText('3 flights', { selector: '[role=status] > span' })
})

const tellsDays = {
  ...provider,
  'GET /flights/search': (call: RecordedCall) => ({ ...findsFlights(call), days: true }),
  'GET /flights/days': () => ({
    data: [
      { date: '2026-11-24', price: 120 },
      { date: '2026-11-25', price: 99.5 },
      { date: '2026-11-26', price: null },
    ],
  }),
}
const strip = () => screen.queryByRole('navigation', { name: 'Prices of nearby days' })
const ofOnePrice = [24, 25, 26, 27, 28, 29].map((day) => ({ date: `2026-11-${day}`, price: 99.5 }))
const onePrice = '$99.50 on every day from Tue 24-11-2026 to Sun 29-11-2026'

test('nearby days show their lowest total and link to the same search on that day', async () => {
  const page = open(`${oneWay}&adults=2&sort=departure`, { answers: tellsDays })
  const cheaper = await screen.findByRole('link', { name: 'Wed 25-11-2026, $199.00, lowest' })
  const chosen = screen.getByRole('link', { name: 'Tue 24-11-2026, $240.00' })
  expect(chosen.getAttribute('aria-current')).toBe('date')
  expect(strip()?.textContent).toMatch(/23-11-2026.*Too soon.*26-11-2026.*No flights/)
  expect(page.http.calls.filter(({ call }) => call === 'GET /flights/days')).toMatchObject([
    { query: { from: 'CUN', to: 'MIA', first: '2026-11-23', last: '2026-11-29', type: 'Oneway' } },
  ])
  await page.user.click(cheaper)
  await waitFor(() => expect(page.address()).toContain('departureDate=2026-11-25'))
  expect(page.address()).toMatch(/adults=2.*sort=departure/)
  await waitFor(() => expect(searches(page).at(-1)?.query.date).toBe('2026-11-25'))
  const day = await screen.findByRole('link', { name: /^Wed 25-11-2026/, current: 'date' })
  await waitFor(() => expect(document.activeElement).toBe(day))
})

test.each<[string, FakeAnswer, string]>([
  ['one price', () => ({ data: ofOnePrice }), onePrice],
  ['prices that fail to load', failing(501), 'Wed 25-11-2026'],
])('nearby days of %s take no other room, and keep the focus', async (_, answer, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { promise, resolve } = Promise.withResolvers<void>()
  const days: FakeAnswer = (call) => promise.then(() => answer(call))
  open(oneWay, { answers: { ...tellsDays, 'GET /flights/days': days } })
  await firstSelect()
  const top = () => screen.getAllByRole('article')[0]?.getBoundingClientRect().top
  const before = top()
  within(strip() as HTMLElement)
    .getAllByRole('link')[1]
    ?.focus()
  await act(async () => resolve())
  await waitFor(() => expect(document.activeElement?.textContent).toContain(text))
  expect(strip()).toContainElement(document.activeElement as HTMLElement)
  expect(top()).toBe(before)
})

const withOtherAirport = {
  ...tellsDays,
  'GET /airports/search': () => [
    { ...miami, iata_code: 'MIA', other_airports: [{ iata_code: 'FLL', name: 'Fort Lauderdale' }] },
  ],
}

test('names the Economy fare at each total of a search for Business, also of other airports', async () => {
  const page = open(`${oneWay}&adults=2&cabinClass=Business`, { answers: withOtherAirport })
  await screen.findByRole('article', { name: /, \$240\.00 total, Economy fare$/ })
  screen.getByRole('navigation', { name: 'Economy fares of nearby days' })
  expect(screen.getAllByText(/Business, on request/).length).toBeGreaterThan(1)
  const link = await screen.findByRole('link', { name: /^To Fort Lauderdale \(FLL\).*\$240\.00/ })
  expect(link.textContent).toMatch(/total, Economy fare$/)
  expect(link.getAttribute('href')).toMatch(/from=CUN&to=FLL&departureDate=2026-11-24.*adults=2/)
  const days = { first: '2026-11-24', last: '2026-11-24' }
  expect(page.http.calls.map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ to: 'FLL', ...days }),
  )
})

test.each([
  ['found nothing', () => ({ data: [] })],
  ['failed', failing(500)],
])(
  'a search that %s shows the same neutral state and no alert, and can be repeated',
  async (_, answer) => {
    const { user, http } = open(oneWay, { answers: { ...provider, 'GET /flights/search': answer } })
    await screen.findByRole('heading', { name: 'No flights to show' })
    expect(screen.queryByRole('alert')).toBeNull()
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask us on WhatsApp' })
    expect(decodeURIComponent(chat.href)).toContain('from CUN to MIA on 24-11-2026')
    await user.click(screen.getByRole('button', { name: 'Edit search' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^From/ })),
    )
    Object.assign(http.answers, provider)
    await user.click(screen.getByRole('button', { name: 'Search again' }))
    await firstSelect()
    const heading = screen.getByRole('heading', { name: 'Choose your departure flight' })
    await waitFor(() =>
      expect(document.activeElement?.closest('section')).toContainElement(heading),
    )
  },
)

test('a new search on the return step loads other flights and clears the chosen one, and Back restores the form', async () => {
  const page = open(`${roundTrip}&step=inbound`, departureChosen(returnSearch))
  await screen.findByRole('heading', { name: 'Choose your return flight' })
  await page.user.click(screen.getByRole('radio', { name: 'Oneway' }))
  await page.user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(searches(page)).toHaveLength(2))
  expect(searches(page)[1]?.query.returnDate).toBeNull()
  await firstSelect()
  expect(page.session.getState().selection.outboundFlight).toBeNull()
  await act(() => page.router.navigate(-1))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Round Trip' })).toBeChecked())
})
