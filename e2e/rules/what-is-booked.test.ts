import assert from 'node:assert/strict'
import type {
  FlightSearch,
  HotelSearch,
  Rate,
  SelectedFlight,
  SelectedTour,
  TourSearch,
  TravellerCounts,
} from '@storefront/contract'
import { addDays, changeHotelSearch, readStaySearch } from '@storefront/domain'
import { createSession, mirrorToStorage, type Session } from '@storefront/session'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flightBooking, bookingLines as flightLines } from '../../flights/src/domain/booking.ts'
import { itineraryOf } from '../../flights/src/domain/itinerary.ts'
import { hotelCheckout, bookingLines as roomLines } from '../../hotels/src/domain/booking.ts'
import { anyDetail, roomWith } from '../../hotels/src/domain/fixtures.ts'
import { stayOf } from '../../hotels/src/domain/pricing.ts'
import { chooseRoom } from '../../hotels/src/domain/room-choice.ts'
import { bookable, changeStay, roomSelection } from '../../hotels/src/domain/selection.ts'
import {
  packageCheckout,
  bookingLines as packageLines,
} from '../../packages-mfe/src/domain/booking.ts'
import { tourCheckout, bookingLines as tourLines } from '../../tours/src/domain/booking.ts'

/** Steps of a visit, 40 in each of 250 visits. */
const [visits, stepsPerVisit] = [250, 40]
const firstDay = '2026-11-20'

const flight = (id: string, cents: number): SelectedFlight => ({
  id,
  airlineName: 'Aero Maya',
  flightNumber: id,
  originIata: 'CUN',
  destinationIata: 'MIA',
  departureTime: '08:00',
  arrivalTime: '10:00',
  dayOfWeek: 'Monday',
  date: '2027-03-01',
  priceOneWayUsd: cents / 100,
  priceRoundTripUsd: (2 * cents - 1001) / 100,
})

const trip = (id: number, cents: number): SelectedTour => ({
  id,
  slug: `trip-${id}`,
  name: `Trip ${id}`,
  imageUrl: null,
  destinationName: 'Tulum',
  durationDays: 3,
  pricePerPersonUsd: cents / 100,
})

/** One for couples, one for families who stay, one that asks for infants; the last is sold to nobody small. */
const rooms = [
  roomWith([
    { pricePerNightUsd: 80.1, maxPax: 2 },
    { pricePerNightUsd: 133.33, minPax: 2, maxPax: 5 },
  ]),
  roomWith([
    { pricePerNightUsd: 99.99, minNights: 3, infantPriceUsd: 12.5 },
    { pricePerNightUsd: null, maxAdults: 3, maxInfants: 1 },
  ]),
  roomWith([{ pricePerNightUsd: 250, minPax: 3, maxChildren: 1, infantPriceUsd: 7.77 }]),
]

const flights = [flight('f1', 10_050), flight('f2', 33_333)]
const trips = [trip(1, 8_990), trip(2, 12_345)]

const day = fc.integer({ min: 4, max: 60 }).map((days) => addDays(firstDay, days))
const counts: fc.Arbitrary<TravellerCounts> = fc.record(
  {
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.integer({ min: 0, max: 2 }),
    infants: fc.integer({ min: 0, max: 2 }),
  },
  { noNullPrototype: true },
)
const stay: fc.Arbitrary<HotelSearch> = fc
  .tuple(day, fc.integer({ min: 1, max: 6 }), counts)
  .map(([checkInDate, nights, guests]) => ({
    destination: '',
    checkInDate,
    checkOutDate: addDays(checkInDate, nights),
    guests,
  }))
const flightSearch: fc.Arbitrary<FlightSearch> = fc
  .tuple(day, fc.boolean(), counts)
  .map(([departureDate, isReturn, travellers]) => ({
    type: isReturn ? 'Round Trip' : 'Oneway',
    from: { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: '' },
    to: { id: 2, name: 'Miami', iataCode: 'MIA', airportName: '' },
    departureDate,
    returnDate: isReturn ? addDays(departureDate, 5) : null,
    travellers,
    cabinClass: 'Economy',
  }))
const tourSearch: fc.Arbitrary<TourSearch> = fc
  .tuple(day, counts)
  .map(([tourDate, guests]) => ({ destination: '', tourDate, guests }))

const step = fc.oneof(
  fc.record({ does: fc.constant('opens-an-address' as const), stay }),
  fc.record({ does: fc.constant('changes-a-form' as const), stay, tourSearch, flightSearch }),
  fc.record({
    does: fc.constant('counts-travellers' as const),
    count: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({ does: fc.constant('searches-flights' as const), flightSearch }),
  fc.record({
    does: fc.constant('selects-outbound' as const),
    flight: fc.constantFrom(...flights),
    flightSearch,
  }),
  fc.record({ does: fc.constant('selects-inbound' as const), flight: fc.constantFrom(...flights) }),
  fc.record({
    does: fc.constant('selects-a-room' as const),
    room: fc.constantFrom(...rooms),
    stay,
  }),
  fc.record({ does: fc.constant('changes-the-stay' as const), stay }),
  fc.record({
    does: fc.constant('selects-a-tour' as const),
    trip: fc.constantFrom(...trips),
    tourSearch,
  }),
  fc.record({
    does: fc.constant('selects-a-package' as const),
    trip: fc.constantFrom(...trips),
    stay,
  }),
  fc.record({ does: fc.constant('resets' as const) }),
  fc.record({ does: fc.constant('reloads' as const), days: fc.constantFrom(0, 1) }),
  fc.record({ does: fc.constant('uses-another-tab' as const), stay }),
  fc.record({
    does: fc.constant('books' as const),
    product: fc.constantFrom('flight', 'hotel', 'tour', 'package'),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What the visitor chose by product: it alone decides what is booked. */
type Chosen = {
  flight: { outbound: SelectedFlight; search: FlightSearch } | null
  hotel: { room: (typeof rooms)[number]; search: HotelSearch } | null
  tour: { trip: SelectedTour; search: TourSearch } | null
  package: { trip: SelectedTour; search: HotelSearch } | null
}

type World = { session: Session; storage: Map<string, string>; today: string; chosen: Chosen }

test('after any events, a summary charges its own search, books a usable rate, and changes for its visitor only', {
  timeout: 120_000,
}, () => {
  let steps = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: stepsPerVisit, maxLength: stepsPerVisit }), (all) => {
      const storage = new Map<string, string>()
      const world: World = {
        storage,
        today: firstDay,
        session: visit(storage, firstDay),
        chosen: { flight: null, hotel: null, tour: null, package: null },
      }
      for (const one of all) {
        take(world, one)
        checkFlight(world)
        checkRoom(world)
        checkTour(world)
        checkPackage(world)
        steps += 1
      }
    }),
    { numRuns: visits, seed: 17 },
  )
  expect(steps).toBe(visits * stepsPerVisit)
})

function visit(storage: Map<string, string>, today: string): Session {
  const session = createSession({ today })
  mirrorToStorage(session, {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
    removeItem: (key) => void storage.delete(key),
    clear: () => storage.clear(),
    key: () => null,
    length: 0,
  })
  session.publish('today-known', { today })
  return session
}

function take(world: World, step: Step): void {
  const { session, chosen } = world
  switch (step.does) {
    case 'opens-an-address':
      readStaySearch(new URLSearchParams({ guests: '4,2,0' }), session.getState())
      return
    case 'changes-a-form':
      session.publish('hotel-search-changed', step.stay)
      session.publish('tour-search-changed', step.tourSearch)
      session.publish('flight-search-changed', step.flightSearch)
      return
    case 'counts-travellers':
      session.publish('traveller-count-changed', { band: 'adults', count: step.count })
      return
    case 'searches-flights':
      session.publish('flight-search-changed', step.flightSearch)
      session.publish('flight-search-started', {})
      chosen.flight = null
      return
    case 'selects-outbound':
      session.publish('outbound-flight-selected', {
        flight: step.flight,
        search: step.flightSearch,
      })
      chosen.flight = { outbound: step.flight, search: step.flightSearch }
      return
    case 'selects-inbound':
      session.publish('inbound-flight-selected', { flight: step.flight })
      return
    case 'selects-a-room': {
      const { rate } = chooseRoom(step.room, stayOf(step.stay))
      if (!rate) return
      session.publish('room-selected', roomSelection(anyDetail, step.room, rate, step.stay))
      chosen.hotel = { room: step.room, search: step.stay }
      return
    }
    case 'changes-the-stay': {
      const selection = roomChosen(session)
      if (!selection || !chosen.hotel) return
      session.publish('room-selected', changeStay(selection, step.stay))
      chosen.hotel = { ...chosen.hotel, search: changeHotelSearch(chosen.hotel.search, step.stay) }
      return
    }
    case 'selects-a-tour':
      session.publish('tour-selected', { tour: step.trip, search: step.tourSearch })
      chosen.tour = { trip: step.trip, search: step.tourSearch }
      return
    case 'selects-a-package':
      session.publish('package-selected', { package: step.trip, search: step.stay })
      chosen.package = { trip: step.trip, search: threeDays(step.stay) }
      return
    case 'resets':
      session.publish('search-reset', {})
      chosen.flight = null
      return
    case 'reloads':
      world.today = addDays(world.today, step.days)
      world.session = visit(world.storage, world.today)
      if (begun(world, chosen.hotel?.search.checkInDate)) chosen.hotel = null
      if (begun(world, chosen.package?.search.checkInDate)) chosen.package = null
      if (begun(world, chosen.tour?.search.tourDate)) chosen.tour = null
      return
    case 'uses-another-tab': {
      const other = visit(new Map(world.storage), world.today)
      other.publish('hotel-search-changed', step.stay)
      other.publish('search-reset', {})
      return
    }
    case 'books':
      session.publish('selection-cleared', { product: step.product })
      chosen[step.product] = null
  }
}

function begun({ today }: World, first: string | undefined): boolean {
  return first !== undefined && first < today
}

function checkFlight({ session, chosen }: World) {
  const itinerary = itineraryOf(session.getState().selection)
  assert.deepEqual(itinerary?.search ?? null, chosen.flight?.search ?? null)
  if (!itinerary || !chosen.flight) return
  const { search, outbound } = chosen.flight
  const fare = search.type === 'Oneway' ? outbound.priceOneWayUsd : outbound.priceRoundTripUsd
  const { adults, children } = search.travellers
  assert.deepEqual(cents(flightLines(itinerary).totalUsd), cents(fare) * (adults + children))
  const sent = flightBooking(itinerary, [])
  assert.partialDeepStrictEqual(sent, { flight_id: outbound.id, flight_type: search.type })
}

function checkRoom({ session, chosen }: World) {
  const selected = roomChosen(session)
  assert.deepEqual(selected?.search ?? null, chosen.hotel?.search ?? null)
  if (!selected || !chosen.hotel) return
  const { selection, problem } = bookable(selected)
  const { search, room } = chosen.hotel
  const sent = hotelCheckout(selection, [])
  const rate = room.rates.find(({ id }) => id === sent.rate_id)
  if (!rate) throw new Error('A rate of another room was sent.')
  assert.deepEqual(roomLines(selection).totalUsd, sent.total_amount_usd)
  assert.deepEqual(cents(sent.total_amount_usd), centsOfStay(room.pricePerNightUsd, rate, search))
  assert.partialDeepStrictEqual(sent, {
    check_in_date: search.checkInDate,
    check_out_date: search.checkOutDate,
  })
  const usable = room.rates.filter((one) => allows(one, room.minNights, search))
  assert.deepEqual(problem === null, usable.length > 0)
  if (problem === null) assert(usable.includes(rate))
}

function checkTour({ session, chosen }: World) {
  const { tour, searches } = session.getState().selection
  assert.deepEqual(searches.tour, chosen.tour?.search ?? null)
  if (!tour || !searches.tour || !chosen.tour) return
  const { trip, search } = chosen.tour
  const sent = tourCheckout(tour, searches.tour, [])
  assert.partialDeepStrictEqual(sent, { tour_id: trip.id, booking_date: search.tourDate })
  assert.deepEqual(cents(sent.total_amount_usd), centsOfTrip(trip, search.guests))
  assert.deepEqual(tourLines(tour, searches.tour).totalUsd, sent.total_amount_usd)
}

/** The stay of a package as these are sold: three days, whatever was asked for. */
function threeDays(stay: HotelSearch): HotelSearch {
  return { ...stay, checkOutDate: addDays(stay.checkInDate, 2) }
}

function checkPackage({ session, chosen }: World) {
  const { package: travelPackage, searches } = session.getState().selection
  assert.deepEqual(searches.package, chosen.package?.search ?? null)
  if (!travelPackage || !searches.package || !chosen.package) return
  const { trip, search } = chosen.package
  const sent = packageCheckout(travelPackage, searches.package, [])
  assert.partialDeepStrictEqual(sent, {
    package_id: trip.id,
    check_in_date: search.checkInDate,
    check_out_date: search.checkOutDate,
  })
  assert.deepEqual(cents(sent.total_amount_usd), centsOfTrip(trip, search.guests))
  assert.deepEqual(packageLines(travelPackage, searches.package).totalUsd, sent.total_amount_usd)
}

function roomChosen(session: Session) {
  const { hotel, room, searches } = session.getState().selection
  return hotel && room && searches.hotel && { hotel, room, search: searches.hotel }
}

// The arithmetic of product 3.4 and 5.3 once more, from the visitor's choice alone.

function cents(usd: number | null): number {
  return Math.round((usd ?? 0) * 100)
}

function nightsOf({ checkInDate, checkOutDate }: HotelSearch): number {
  return (Date.parse(checkOutDate) - Date.parse(checkInDate)) / 86_400_000
}

function centsOfStay(roomUsd: number | null, rate: Rate, search: HotelSearch): number {
  const nightly = cents(rate.pricePerNightUsd ?? roomUsd)
  return nightsOf(search) * (nightly + cents(rate.infantPriceUsd) * search.guests.infants)
}

function centsOfTrip(trip: SelectedTour, { adults, children }: TravellerCounts): number {
  return cents(trip.pricePerPersonUsd) * (adults + children)
}

function allows(rate: Rate, roomMinNights: number | null, search: HotelSearch): boolean {
  const { adults, children, infants } = search.guests
  const pax = adults + children
  return (
    pax >= (rate.minPax ?? 0) &&
    pax <= (rate.maxPax ?? 99) &&
    adults <= (rate.maxAdults ?? 99) &&
    children <= (rate.maxChildren ?? 99) &&
    infants <= (rate.maxInfants ?? 99) &&
    nightsOf(search) >= (rate.minNights ?? roomMinNights ?? 0)
  )
}
