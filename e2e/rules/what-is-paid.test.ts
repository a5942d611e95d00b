import assert from 'node:assert/strict'
import {
  type BookingDeps,
  type BookingRequest,
  book,
  endPayment,
  goOn,
  isInFlight,
  isOf,
  isPayable,
  leaveSummary,
  readAttempts,
  returnToSummary,
  takeReceipt,
  travellerRecords,
  travellersAt,
  typeTraveller,
} from '@storefront/booking/testing/rules'
import {
  type BookingWay,
  bookingCalls,
  bookingWays,
  type IsoDate,
  type Product,
  products,
  type Rate,
  type SelectedFlight,
  type SelectedTour,
  type TravellerBand,
  type TravellerCounts,
} from '@storefront/contract'
import { addDays, earliestProblem, travellerPlaces } from '@storefront/domain'
import { HttpError, NetworkError } from '@storefront/http'
import { createSession, mirrorToStorage, type Session } from '@storefront/session'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as flights from '../../flights/src/domain/booking.ts'
import { bookingKey as flightKey, itineraryOf } from '../../flights/src/domain/itinerary.ts'
import * as hotels from '../../hotels/src/domain/booking.ts'
import { anyDetail, anyRate, roomWith } from '../../hotels/src/domain/fixtures.ts'
import type { Room } from '../../hotels/src/domain/hotel.ts'
import { stayOf } from '../../hotels/src/domain/pricing.ts'
import { chooseRoom } from '../../hotels/src/domain/room-choice.ts'
import { bookable, changeStay, roomSelection } from '../../hotels/src/domain/selection.ts'
import * as packages from '../../packages-mfe/src/domain/booking.ts'
import * as tours from '../../tours/src/domain/booking.ts'

/** 20,000 steps for each seed: 400 visits of 50 steps, in two tabs. */
const [visits, stepsPerVisit] = [400, 50]
const seeds = process.env.HARDENING ? [17, 18, 19] : [17]
const firstDay = '2026-11-20'

// What can be chosen, and what the visitor does.

/** What the visitor chose: one of two of each product, from a day on, for so many nights and people; a flight one way or back. */
type Choice = {
  item: 0 | 1
  daysAhead: number
  nights: number
  counts: TravellerCounts
  isReturn: boolean
}
/** One that was made, on its day. */
type Chosen = Choice & { day: IsoDate }

const cents = [10_050, 33_333] as const
const flight = (item: 0 | 1, date: IsoDate): SelectedFlight => ({
  id: `f${item}`,
  airlineName: 'Aero Maya',
  flightNumber: `f${item}`,
  originIata: 'CUN',
  destinationIata: 'MIA',
  departureTime: '08:00',
  arrivalTime: '10:00',
  dayOfWeek: 'Monday',
  date,
  priceOneWayUsd: cents[item] / 100,
  priceRoundTripUsd: (2 * cents[item] - 1001) / 100,
})
/** Each with a rate that is not for everybody, and one at its own price or another, for infants at a price. */
const rooms = [
  roomWith([
    { pricePerNightUsd: 80.1, maxPax: 2 },
    { pricePerNightUsd: cents[0] / 100, infantPriceUsd: 7.77 },
  ]),
  roomWith(
    [
      { pricePerNightUsd: 99.99, minNights: 3, infantPriceUsd: 12.5 },
      { pricePerNightUsd: null, maxAdults: 1 },
    ],
    { pricePerNightUsd: cents[1] / 100 },
  ),
].map((room, id) => ({ ...room, id }))
const roomOf = (item: 0 | 1) => rooms[item] as Room
const trip = (item: 0 | 1): SelectedTour => ({
  id: item,
  slug: `trip-${item}`,
  name: `Trip ${item}`,
  imageUrl: null,
  destinationName: 'Tulum',
  durationDays: 4,
  pricePerPersonUsd: cents[item] / 100,
})

const counts = fc.record(
  {
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.integer({ min: 0, max: 2 }),
    infants: fc.integer({ min: 0, max: 1 }),
  },
  { noNullPrototype: true },
)
const item = fc.constantFrom(0 as const, 1 as const)
const choice: fc.Arbitrary<Choice> = fc.record({
  item,
  daysAhead: fc.integer({ min: 4, max: 6 }),
  nights: fc.constantFrom(1, 2, 3, 4, 30),
  counts,
  isReturn: fc.boolean(),
})
const product = fc.constantFrom(...products)
const tab = fc.constantFrom<0 | 1>(0, 0, 0, 1)
const answers = [
  'told',
  'untold',
  'other price',
  'price changed',
  'failed',
  'lost',
  'refused',
] as const
type Answer = (typeof answers)[number] | 'bad address'
const answer = fc.constantFrom<Answer>(
  'told',
  'told',
  'untold',
  'untold',
  'bad address',
  ...answers,
)
const returns = ['right', 'earlier', 'forged', 'none', 'failed', 'unpaid'] as const
type Returning = (typeof returns)[number]
const returning = fc.constantFrom<Returning>('right', ...returns)

const elsewhere = ['a form', 'counts', 'another search', 'a reset', 'another tab'] as const
type Elsewhere = (typeof elsewhere)[number]

type Doing =
  | { does: 'chooses'; product: Product; choice: Choice }
  | { does: 'opens-the-summary'; product: Product }
  | { does: 'changes-the-choice'; choice: Choice }
  | { does: 'looks-elsewhere'; at: Elsewhere; choice: Choice }
  | { does: 'types'; band: TravellerBand; number: number }
  | { does: 'presses'; way: BookingWay }
  | { does: 'is-answered'; which: number; answer: Answer }
  | { does: 'looks'; isInFront: boolean }
  | { does: 'returns'; returning: Returning }
  | { does: 'opens-success'; product: Product; reference: number }
  | { does: 'reloads'; days: number }
  | { does: 'goes-on' | 'leaves' | 'is-duplicated' }
type Step = Doing & { tab: 0 | 1 }

const often = (weight: number, doing: fc.Arbitrary<Doing>) => ({ weight, arbitrary: doing })
const is = <Name extends string>(does: Name) => fc.constant(does)
const doing: fc.Arbitrary<Doing> = fc.oneof(
  often(3, fc.record({ does: is('chooses'), product, choice })),
  often(2, fc.record({ does: is('opens-the-summary'), product })),
  often(2, fc.record({ does: is('changes-the-choice'), choice })),
  often(2, fc.record({ does: is('looks-elsewhere'), at: fc.constantFrom(...elsewhere), choice })),
  often(
    4,
    fc.record({
      does: is('types'),
      band: fc.constantFrom<TravellerBand>('adults', 'children', 'infants'),
      number: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  often(7, fc.record({ does: is('presses'), way: fc.constantFrom('card', ...bookingWays) })),
  often(8, fc.record({ does: is('is-answered'), which: fc.nat(1), answer })),
  often(1, fc.record({ does: is('looks'), isInFront: fc.constantFrom(true, true, false) })),
  often(8, fc.record({ does: is('returns'), returning })),
  often(1, fc.record({ does: is('opens-success'), product, reference: fc.nat(12) })),
  often(1, fc.record({ does: is('reloads'), days: fc.constantFrom(0, 0, 1) })),
  often(2, fc.record({ does: is('goes-on') })),
  often(1, fc.record({ does: is('leaves') })),
  often(1, fc.record({ does: is('is-duplicated') })),
)
const step: fc.Arbitrary<Step> = fc.tuple(tab, doing).map(([tab, doing]) => ({ ...doing, tab }))

// What there is: two tabs of a device, a provider that answers when it is told to.

type Call = {
  tab: Tab
  path: string
  body: Record<string, unknown>
  key: string
  answer: PromiseWithResolvers<unknown>
  /** The screen at the press: an answer may open something only while it is still there. */
  screen: Screen
  reference: string
  isTold: boolean
  chargedUsd: number
}
type Screen = { product: Product; selectionKey: string; isLeft: boolean }
type Tab = {
  session: Session
  storage: Map<string, string>
  chosen: Partial<Record<Product, Chosen>>
  /** First names by product and place, as typed. */
  typed: Partial<Record<Product, Record<string, string>>>
  screen: Screen | null
  /** The call whose payment page is open. */
  paying: Call | null
  /** The checkout that it left for and did not come back from unpaid. */
  pending: Partial<Record<Product, Call>>
  isInFront: boolean
}
type World = {
  tabs: [Tab, Tab]
  device: Map<string, string>
  today: IsoDate
  calls: Call[]
  waiting: Call[]
  /** Which checkout a reference showed first, and the other way round. */
  shown: Map<string, string>
  takenBy: Map<string, string>
  typedCount: number
  wrong: unknown
}

const storageOf = (items: Map<string, string>): Storage => ({
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
  clear: () => items.clear(),
  key: () => null,
  length: 0,
})

function openTab(storage: Map<string, string>, today: IsoDate): Tab {
  const session = createSession({ today })
  mirrorToStorage(session, storageOf(storage))
  session.publish('today-known', { today })
  const places = { screen: null, paying: null, pending: {}, isInFront: true }
  return { session, storage, chosen: {}, typed: {}, ...places }
}

// The four summaries, as their screens put them together.

type Shown = Pick<BookingRequest, 'selectionKey' | 'totalUsd' | 'recap'> & {
  counts: TravellerCounts
  first: IsoDate
  /** Of a room: its rate, and whether that can be booked. */
  rate?: { id: unknown; isUsable: boolean }
  body: (way: BookingWay, travellers: BookingRequest['travellers'], totalUsd: number) => object
}

const summaries: Record<Product, (session: Session) => Shown | null> = {
  flight(session) {
    const itinerary = itineraryOf(session.getState().selection)
    if (!itinerary) return null
    return {
      selectionKey: flightKey(itinerary),
      totalUsd: flights.bookingLines(itinerary).totalUsd,
      recap: flights.flightRecap(itinerary),
      counts: itinerary.search.travellers,
      first: itinerary.outbound.date,
      body: (_, passengers) => flights.flightBooking(itinerary, passengers),
    }
  },
  hotel(session) {
    const { hotel, room, searches } = session.getState().selection
    if (!hotel || !room || !searches.hotel) return null
    const selection = { hotel, room, search: searches.hotel }
    const { problem } = bookable(selection)
    return {
      selectionKey: hotels.bookingKey(selection),
      totalUsd: hotels.bookingLines(selection).totalUsd,
      recap: hotels.hotelRecap(selection, '2026-11-20T12:00'),
      counts: selection.search.guests,
      first: selection.search.checkInDate,
      rate: { id: selection.room.selectedRate.id, isUsable: problem === null },
      body: (way, guests, totalUsd) =>
        way === 'card'
          ? hotels.hotelCheckout(selection, guests, totalUsd)
          : hotels.hotelRequest(selection, guests),
    }
  },
  tour(session) {
    const { tour, searches } = session.getState().selection
    const search = searches.tour
    if (!tour || !search) return null
    return {
      selectionKey: tours.bookingKey(tour, search),
      totalUsd: tours.bookingLines(tour, search).totalUsd,
      recap: tours.tourRecap(tour, search),
      counts: search.guests,
      first: search.tourDate,
      body: (way, guests, totalUsd) =>
        way === 'card'
          ? tours.tourCheckout(tour, search, guests, totalUsd)
          : tours.tourRequest(tour, search, guests),
    }
  },
  package(session) {
    const { package: chosen, searches } = session.getState().selection
    const search = searches.package
    if (!chosen || !search) return null
    return {
      selectionKey: packages.bookingKey(chosen, search),
      totalUsd: packages.bookingLines(chosen, search).totalUsd,
      recap: packages.packageRecap(chosen, search),
      counts: search.guests,
      first: search.checkInDate,
      body: (way, guests, totalUsd) =>
        way === 'card'
          ? packages.packageCheckout(chosen, search, guests, totalUsd)
          : packages.packageRequest(chosen, search, guests),
    }
  },
}

/** Chooses it, and is on its summary; a room that cannot be had is not chosen. */
function choose(world: World, tab: Tab, product: Product, choice: Choice): void {
  const day = addDays(world.today, choice.daysAhead)
  const chosen = { ...choice, day }
  if (product === 'hotel' && !usableRates(chosen).length) return
  tab.chosen[product] = chosen
  publishChoice(tab.session, product, chosen)
  enter(tab, product)
}

const stayFrom = ({ day, nights, counts }: Chosen) => ({
  destination: '',
  checkInDate: day,
  checkOutDate: addDays(day, nights),
  guests: counts,
})

const flightSearch = ({ day, counts, isReturn }: Chosen) => ({
  type: isReturn ? ('Round Trip' as const) : ('Oneway' as const),
  from: null,
  to: null,
  departureDate: day,
  returnDate: isReturn ? addDays(day, 5) : null,
  travellers: counts,
  cabinClass: 'Economy' as const,
})

function publishChoice(session: Session, product: Product, chosen: Chosen): void {
  const { item, day, counts } = chosen
  const stay = stayFrom(chosen)
  switch (product) {
    case 'flight': {
      const search = flightSearch(chosen)
      session.publish('outbound-flight-selected', { flight: flight(item, day), search })
      if (!search.returnDate) return
      session.publish('inbound-flight-selected', { flight: flight(item, search.returnDate) })
      return
    }
    case 'hotel': {
      const { rate } = chooseRoom(roomOf(item), stayOf(stay))
      assert(rate)
      session.publish('room-selected', roomSelection(anyDetail, roomOf(item), rate, stay))
      return
    }
    case 'tour': {
      const search = { destination: '', tourDate: day, guests: counts }
      session.publish('tour-selected', { tour: trip(item), search })
      return
    }
    case 'package':
      session.publish('package-selected', { package: trip(item), search: stay })
  }
}

/** The visitor changes what the summary shows; a room stays chosen although nobody may have it so. */
function change(world: World, tab: Tab, product: Product, choice: Choice): void {
  if (product !== 'hotel') {
    choose(world, tab, product, choice)
    return
  }
  const { hotel, room, searches } = tab.session.getState().selection
  assert(hotel && room && searches.hotel)
  const chosen = { ...choice, day: addDays(world.today, choice.daysAhead) }
  tab.chosen.hotel = chosen
  const selection = { hotel, room, search: searches.hotel }
  tab.session.publish('room-selected', changeStay(selection, stayFrom(chosen)).selection)
  enter(tab, 'hotel')
}

/** What happens beside what was chosen, and may change nothing of it but the flights. */
function lookElsewhere(world: World, tab: Tab, at: Elsewhere, choice: Choice): void {
  const chosen = { ...choice, day: addDays(world.today, choice.daysAhead) }
  const { session } = tab
  switch (at) {
    case 'a form':
      session.publish('hotel-search-changed', stayFrom(chosen))
      session.publish('tour-search-changed', { tourDate: chosen.day, guests: chosen.counts })
      session.publish('flight-search-changed', flightSearch(chosen))
      return
    case 'counts':
      session.publish('traveller-count-changed', { band: 'adults', count: chosen.nights })
      return
    case 'another tab': {
      const other = openTab(new Map(tab.storage), world.today)
      other.session.publish('hotel-search-changed', stayFrom(chosen))
      other.session.publish('search-reset', {})
      return
    }
    default:
      // Both are done on pages that are no summary.
      if (tab.screen || tab.paying) return
      session.publish(at === 'a reset' ? 'search-reset' : 'flight-search-started', {})
      delete tab.chosen.flight
  }
}

// The arithmetic of product 3.4 and 5.3 once more, from the visitor's choice alone.

/** The rates of the chosen room that its nights and guests may have, as Rate says. */
function usableRates({ item, nights, counts: { adults, children, infants } }: Chosen): Rate[] {
  const { rates, minNights } = roomOf(item)
  const pax = adults + children
  return rates.filter(
    (rate) =>
      pax >= (rate.minPax ?? 0) &&
      pax <= (rate.maxPax ?? 99) &&
      adults <= (rate.maxAdults ?? 99) &&
      children <= (rate.maxChildren ?? 99) &&
      infants <= (rate.maxInfants ?? 99) &&
      nights >= (rate.minNights ?? minNights ?? 0),
  )
}

/** What has to be sent and charged, from the visitor's choice and typing alone. */
function expected(tab: Tab, product: Product, rateId?: unknown) {
  const chosen = tab.chosen[product]
  assert(chosen)
  const { item, day, nights, counts, isReturn } = chosen
  const { adults, children, infants } = counts
  const names = (['adults', 'children', 'infants'] as const).flatMap((band) =>
    Array.from(
      { length: counts[band] },
      (_, index) => tab.typed[product]?.[`${band}-${index + 1}`] ?? '',
    ),
  )
  const payingCents = cents[item] * (adults + children)
  const dates = (last: number) => ({ check_in_date: day, check_out_date: addDays(day, last) })
  switch (product) {
    case 'flight':
      return {
        names,
        totalCents: isReturn ? payingCents * 2 - 1001 * (adults + children) : payingCents,
        fields: { flight_id: `f${item}`, flight_type: isReturn ? 'Round Trip' : 'Oneway' },
      }
    case 'hotel': {
      const { rates, pricePerNightUsd } = roomOf(item)
      const rate = rates.find(({ id }) => id === rateId) ?? anyRate
      const inCents = (usd: number | null) => Math.round((usd ?? 0) * 100)
      const nightly = inCents(rate.pricePerNightUsd ?? pricePerNightUsd)
      const totalCents = nights * (nightly + inCents(rate.infantPriceUsd) * infants)
      return { names, totalCents, fields: { room_id: item, ...dates(nights) } }
    }
    case 'tour':
      return { names, totalCents: payingCents, fields: { tour_id: item, booking_date: day } }
    case 'package':
      return { names, totalCents: payingCents, fields: { package_id: item, ...dates(3) } }
  }
}

// What the visitor does, as the screens do it.

const payPage = (call: Call) => `https://pay.example/${call.reference}`

function depsOf(world: World, tab: Tab): BookingDeps {
  return {
    session: tab.session,
    agency: { paymentHosts: [] } as unknown as BookingDeps['agency'],
    http: {
      get: async () => null,
      post(path, body, options) {
        assert(tab.screen)
        const call: Call = {
          tab,
          path,
          body: body as Call['body'],
          key: options?.idempotencyKey ?? '',
          answer: Promise.withResolvers(),
          screen: tab.screen,
          reference: `R${world.calls.length}`,
          isTold: false,
          chargedUsd: 0,
        }
        // The provider answers a key that it knows with the booking of that key.
        const known = world.calls.find(({ key }) => key === call.key)
        if (known) {
          call.reference = known.reference
          assert.deepEqual(call.body, known.body, 'a key is sent with another body')
        }
        world.calls.push(call)
        world.waiting.push(call)
        return call.answer.promise
      },
    },
    browser: {
      isInFront: () => tab.isInFront,
      openWindow: () =>
        noted(world, () => {
          requirePresent(tab, 'a window opens')
          return null
        }),
      stay: () => {},
      leave: (address) =>
        noted(world, () => {
          requirePresent(tab, 'the browser leaves')
          const call = world.calls.findLast((one) => payPage(one) === address)
          const product = tab.screen?.product
          assert(call && product)
          const shown = summaries[product](tab.session)
          assert.equal(call.screen.product, product, 'paid for another product')
          assert.equal(call.screen.selectionKey, shown?.selectionKey, 'paid for another selection')
          const want = expected(tab, product)
          // A page that was loaded anew shows nobody, or those that were kept.
          if (tab.typed[product])
            assert.deepEqual(namesIn(call.body), want.names, 'paid for other people')
          tab.paying = call
          tab.pending[product] = call
        }),
    },
  }
}

/** Keeps what goes wrong inside a call of the storefront, which would take it for a failure of the network. */
function noted<T>(world: World, check: () => T): T | null {
  try {
    return check()
  } catch (error) {
    world.wrong ??= error
    return null
  }
}

/** Each summary is that of the visitor's own choice, whatever happened elsewhere; a room's says whether it can be had. */
function expectOwnChoices({ session, chosen }: Tab): void {
  for (const product of products) {
    const [shown, own] = [summaries[product](session), chosen[product]]
    if (!shown) continue
    assert(own, `a ${product} is selected that nobody chose`)
    assert.deepEqual([shown.counts, shown.first], [own.counts, own.day], 'another search')
    if (!shown.rate) continue
    const usable = usableRates(own).map(({ id }) => id)
    assert.equal(shown.rate.isUsable, usable.length > 0)
    if (shown.rate.isUsable) assert(usable.includes(String(shown.rate.id)), 'a rate of others')
  }
}

function requirePresent(tab: Tab, what: string): void {
  assert(tab.screen && tab.isInFront && !tab.paying, `${what} although nobody is there`)
}

const namesIn = (body: Record<string, unknown>) =>
  ((body.passengers ?? body.guests) as { firstName: string }[]).map(({ firstName }) => firstName)

/** The bookings of the summary that is open, with what is shown there; null where none is. */
function open(tab: Tab) {
  const shown = tab.screen && summaries[tab.screen.product](tab.session)
  if (!tab.screen || !shown || tab.paying) return null
  const { product } = tab.screen
  const { selectionKey } = shown
  const attempts = readAttempts(tab.session).filter(isOf({ product, selectionKey }))
  return { product, shown, attempts, isLocked: attempts.some(isInFlight) }
}

function enter(tab: Tab, product: Product): void {
  leave(tab)
  tab.paying = null
  const shown = summaries[product](tab.session)
  if (!shown) return
  const { selectionKey } = shown
  tab.screen = { product, selectionKey, isLeft: false }
  returnToSummary(tab.session, { product, selectionKey })
  delete tab.pending[product]
  // Paid meanwhile, in a tab that this one was duplicated from.
  if (!summaries[product](tab.session)) forget(tab, product)
}

/** The success page of this product cleared what was chosen and typed. */
function forget(tab: Tab, product: Product): void {
  if (tab.screen?.product === product) tab.screen = null
  delete tab.chosen[product]
  delete tab.typed[product]
}

function leave(tab: Tab): void {
  if (!tab.screen) return
  // At the payment page the storefront's own page is gone.
  if (!tab.paying) leaveSummary(tab.session, tab.screen, () => assert.fail('nothing to stop'))
  tab.screen.isLeft = true
  tab.screen = null
}

/** What is done from now on happens in this tab of the device. */
function atTab(world: World, tab: Tab): void {
  vi.stubGlobal('window', {
    sessionStorage: storageOf(tab.storage),
    localStorage: storageOf(world.device),
  })
}

async function take(world: World, step: Step): Promise<void> {
  const tab = world.tabs[step.tab]
  const { session } = tab
  atTab(world, tab)
  switch (step.does) {
    case 'chooses':
      leave(tab)
      choose(world, tab, step.product, step.choice)
      return
    case 'opens-the-summary':
      enter(tab, step.product)
      return
    case 'changes-the-choice': {
      const here = open(tab)
      if (!here || here.isLocked) return
      const before = tab.chosen[here.product]
      assert(before)
      change(world, tab, here.product, { ...step.choice, item: before.item })
      return
    }
    case 'looks-elsewhere':
      lookElsewhere(world, tab, step.at, step.choice)
      return
    case 'types': {
      const here = open(tab)
      const place = `${step.band}-${step.number}` as const
      if (!here || here.isLocked || !travellerPlaces(here.shown.counts).includes(place)) return
      const { product } = here
      world.typedCount += 1
      const firstName = `N${world.typedCount}`
      typeTraveller(session, product, place, { firstName })
      tab.typed[product] = { ...tab.typed[product], [place]: firstName }
      return
    }
    case 'presses': {
      const chosen = products.find((product) => tab.chosen[product])
      if (!tab.screen && !tab.paying && chosen) enter(tab, chosen)
      const here = open(tab)
      if (!here || !tab.isInFront || earliestProblem(here.shown.first, world.today)) return
      const { product, shown, isLocked } = here
      if (shown.rate?.isUsable === false) return
      const want = expected(tab, product, shown.rate?.id)
      assert.equal(Math.round(shown.totalUsd * 100), want.totalCents, 'another total is shown')
      const places = travellerPlaces(shown.counts)
      const travellers = travellerRecords(travellersAt(places, session.drafts.get(product) ?? {}))
      const posted = world.calls.length
      void book(
        {
          ...{ product, way: step.way, travellers, chatAddress: () => 'https://wa.me/1' },
          ...{ itemKey: product, replacesHold: true },
          ...{ selectionKey: shown.selectionKey, totalUsd: shown.totalUsd, recap: shown.recap },
          body: shown.body(step.way, travellers, shown.totalUsd),
        },
        depsOf(world, tab),
      )
      const [call, ...more] = world.calls.slice(posted)
      assert.equal(more.length, 0)
      if (isLocked) assert.equal(call, undefined, 'a second call runs')
      if (!call) return
      assert.equal(call.path, bookingCalls[product][step.way])
      assert.deepEqual(namesIn(call.body), want.names, 'other records are sent')
      assert.partialDeepStrictEqual(call.body, want.fields)
      const { total_amount_usd: sent, guests_count: count } = call.body
      if (count !== undefined) assert.equal(count, want.names.length)
      if (sent !== undefined) assert.equal(Math.round(Number(sent) * 100), want.totalCents)
      call.chargedUsd = shown.totalUsd
      return settle()
    }
    case 'goes-on': {
      const here = open(tab)
      const booking = here?.attempts.find(isPayable)
      if (!here || !booking || here.isLocked || !tab.isInFront) return
      const { shown } = here
      const outcome = goOn(booking, shown, depsOf(world, tab))
      assert.equal(outcome.kind, booking.totalUsd === shown.totalUsd ? 'done' : 'price')
      return
    }
    case 'is-answered': {
      const call = world.waiting[step.which]
      if (!call) return
      world.waiting.splice(step.which, 1)
      atTab(world, call.tab)
      answerCall(call, step.answer)
      return settle()
    }
    case 'leaves': {
      // The payment page is slow: the link stops the browser on its way there.
      const { screen, paying } = tab
      const stay = () => {
        tab.paying = null
      }
      if (screen && paying) leaveSummary(session, screen, stay)
      if (screen && paying) delete tab.pending[screen.product]
      leave(tab)
      return
    }
    case 'looks':
      tab.isInFront = step.isInFront
      return
    case 'returns': {
      const paying = tab.paying ? tab : world.tabs[step.tab === 0 ? 1 : 0]
      atTab(world, paying)
      returnFromPaying(world, paying, step.returning)
      return
    }
    case 'opens-success':
      leave(tab)
      tab.paying = null
      showSuccess(world, tab, step.product, `R${step.reference}`)
      return
    case 'reloads':
      world.today = addDays(world.today, step.days)
      restart(world, step.tab, tab.storage, tab)
      return
    case 'is-duplicated':
      restart(world, step.tab === 0 ? 1 : 0, new Map(tab.storage), tab)
      return
  }
}

function answerCall(call: Call, answer: Answer): void {
  const { resolve, reject } = call.answer
  const redirect_url = payPage(call)
  switch (answer) {
    case 'told':
      call.isTold = true
      resolve({ redirect_url, reference: call.reference })
      return
    case 'untold':
      resolve({ redirect_url })
      return
    case 'other price':
      resolve({ redirect_url, total_amount_usd: call.chargedUsd + 1 })
      return
    case 'price changed': {
      const error = { code: 'price_changed', current_total_amount_usd: call.chargedUsd + 1 }
      reject(new HttpError('POST', call.path, 409, { error }))
      return
    }
    case 'failed':
      reject(new HttpError('POST', call.path, 503, null))
      return
    case 'lost':
      reject(new NetworkError('POST', call.path, null))
      return
    case 'refused':
      reject(new HttpError('POST', call.path, 422, null))
      return
    case 'bad address':
      resolve({ redirect_url: 'javascript:alert(1)' })
      return
  }
}

function returnFromPaying(world: World, tab: Tab, returning: Returning): void {
  const { paying } = tab
  if (!paying) return
  const { product } = paying.screen
  if (returning === 'unpaid') {
    enter(tab, product)
    return
  }
  leave(tab)
  tab.paying = null
  if (returning === 'failed') {
    endPayment(tab.session, product, paying.reference)
    delete tab.pending[product]
    return
  }
  const references = { right: paying.reference, earlier: 'R0', forged: 'ANY-1', none: null }
  const shown = showSuccess(world, tab, product, references[returning])
  const isFree = (world.takenBy.get(paying.key) ?? paying.reference) === paying.reference
  const isKnown = world.shown.get(`${product} ${paying.reference}`) ?? paying.key
  if (returning === 'right' && isFree && isKnown === paying.key) {
    assert.equal(shown, paying.key, 'who paid sees no receipt')
  }
}

/** Opens a success page; answers the checkout of its receipt. */
function showSuccess(world: World, tab: Tab, product: Product, reference: string | null) {
  const receipt = takeReceipt(product, reference)
  tab.session.publish('selection-cleared', { product })
  forget(tab, product)
  if (!receipt) return null
  const { checkout } = receipt
  const call = world.calls.findLast(({ key }) => key === checkout)
  assert(call)
  if (reference === null) {
    assert.equal(tab.pending[product]?.key, checkout, 'a checkout that this tab did not leave for')
    return checkout
  }
  const name = `${product} ${reference}`
  assert.equal(call.screen.product, product)
  assert.equal(world.shown.get(name) ?? checkout, checkout, 'another receipt under a reference')
  assert.equal(
    world.takenBy.get(checkout) ?? reference,
    reference,
    'a receipt under two references',
  )
  if (world.calls.some(({ key, isTold }) => key === checkout && isTold)) {
    assert.equal(reference, call.reference, 'a receipt under a reference that is not its own')
  }
  if (!world.shown.has(name)) {
    assert.equal(tab.pending[product]?.key, checkout, 'a receipt of a checkout that was given up')
  }
  world.shown.set(name, checkout)
  world.takenBy.set(checkout, reference)
  return checkout
}

/** A new page in a tab, with the storage it finds: what was typed and what was asked there is gone. */
function restart(world: World, index: 0 | 1, storage: Map<string, string>, from: Tab): void {
  const old = world.tabs[index]
  leave(old)
  world.waiting = world.waiting.filter(({ tab }) => tab !== old)
  const tab = openTab(storage, world.today)
  tab.pending = { ...from.pending }
  for (const product of products) {
    if (summaries[product](tab.session) && from.chosen[product]) {
      tab.chosen[product] = from.chosen[product]
    }
  }
  world.tabs[index] = tab
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(seeds)(
  'seed %i: what is sent, paid and shown afterwards is what was on the screen when the button was pressed',
  { timeout: 120_000 },
  async (seed) => {
    let steps = 0
    let [calls, receipts] = [0, 0]
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: stepsPerVisit, maxLength: stepsPerVisit }),
        async (all) => {
          const world: World = {
            tabs: [openTab(new Map(), firstDay), openTab(new Map(), firstDay)],
            device: new Map(),
            today: firstDay,
            ...{
              calls: [],
              waiting: [],
              shown: new Map(),
              takenBy: new Map(),
              typedCount: 0,
              wrong: null,
            },
          }
          for (const one of all) {
            await take(world, one)
            if (world.wrong) throw world.wrong
            expectOwnChoices(world.tabs[one.tab])
            for (const { storage } of world.tabs) {
              assert(!/"firstName"/.test([...storage.values()].join()), 'a record is stored')
            }
            steps += 1
          }
          calls += world.calls.length
          receipts += world.shown.size
        },
      ),
      { numRuns: visits, seed, unbiased: true },
    )
    expect(steps).toBe(visits * stepsPerVisit)
    // Visits that never book would prove nothing.
    expect(calls).toBeGreaterThan(visits)
    expect(receipts).toBeGreaterThan(visits / 20)
  },
)
