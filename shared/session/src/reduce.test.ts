import {
  type EventName,
  type EventPayloads,
  eventVersions,
  type FlightSearch,
  type HotelSearch,
  type StorefrontEvent,
  type TourSearch,
  type TravellerCounts,
} from '@storefront/contract'
import { tourGuests } from '@storefront/domain'
import { describe, expect, it, test } from 'vitest'
import { reduce } from './reduce.ts'
import { defaultSearches, type SessionState, startingState } from './state.ts'
import {
  cancun,
  hotel,
  inbound,
  miami,
  outbound,
  room,
  tour,
  travelPackage,
} from './testing/fixtures.ts'

const today = '2026-11-20'
const start = startingState(today)

function event<N extends EventName>(name: N, payload: EventPayloads[N]): StorefrontEvent {
  return { name, version: eventVersions[name], payload, source: 'test' } as StorefrontEvent
}

/** Each state is frozen, so that `reduce` fails if it changes one. */
const after = (state: SessionState, ...events: StorefrontEvent[]) =>
  events.reduce((before, event) => reduce(Object.freeze(before), event), state)
const family: TravellerCounts = { adults: 2, children: 1, infants: 1 }
const flightSearch: FlightSearch = {
  type: 'Round Trip',
  from: cancun,
  to: miami,
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  travellers: family,
  cabinClass: 'Business',
}
const stay: HotelSearch = {
  destination: 'Tulum',
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-04',
  guests: family,
}
const tourSearch: TourSearch = { destination: '', tourDate: '2026-12-03', guests: family }
const searches = { flight: flightSearch, hotel: stay, tour: tourSearch, package: stay }
const bothFlights = after(
  start,
  event('outbound-flight-selected', { flight: outbound, search: flightSearch }),
  event('inbound-flight-selected', { flight: inbound }),
)
const everything = after(
  bothFlights,
  event('room-selected', { hotel, room, search: stay }),
  event('tour-selected', { tour, search: tourSearch }),
  event('package-selected', { package: travelPackage, search: stay }),
)

const noFlight = {
  ...everything.selection,
  outboundFlight: null,
  inboundFlight: null,
  searches: { ...everything.selection.searches, flight: null },
}

describe('selecting', () => {
  it('an outbound flight clears any inbound selection', () => {
    const other = { ...outbound, id: 'f-9' }
    const { selection } = after(
      bothFlights,
      event('outbound-flight-selected', { flight: other, search: start.flightSearch }),
    )
    expect(selection.outboundFlight).toEqual(other)
    expect(selection.inboundFlight).toBeNull()
  })

  describe('a tour', () => {
    const other: TravellerCounts = { adults: 2, children: 1, infants: 0 }
    const flights = event('flight-search-changed', { travellers: family })
    const stays = event('hotel-search-changed', { guests: other })
    const tours = event('tour-search-changed', { guests: other })
    const elsewhere = event('tour-search-changed', { destination: 'Tulum' })
    const again = event('tour-selected', { tour, search: { ...start.tourSearch, guests: family } })
    it.each<[string, StorefrontEvent[], TravellerCounts]>([
      ['copies the flight travellers, even after a stay changed them', [flights, stays], family],
      ['copies them after another destination', [flights, elsewhere], family],
      ['copies them again for a second tour', [flights, again, stays], family],
      ['keeps guests that the tour form changed later', [flights, tours], other],
      ['copies nothing after a reset', [flights, event('search-reset', {}), stays], other],
    ])('%s', (_, events, guests) => {
      expect(tourGuests(after(start, ...events))).toEqual(guests)
    })
  })

  it('a package of four days ends after three nights, whatever check-out was searched', () => {
    const search = { ...stay, checkOutDate: '2026-12-27' }
    const chosen = event('package-selected', { package: travelPackage, search })
    expect(after(start, chosen).selection.searches.package).toEqual(stay)
  })
})

describe('the search of a selection', () => {
  it('comes from the event, and becomes the search of the session', () => {
    expect(everything.selection.searches).toEqual(searches)
    expect(everything).toMatchObject({ flightSearch, hotelSearch: stay, tourSearch })
  })

  it('stays through other searches, counts and days', () => {
    const elsewhere = after(
      everything,
      event('hotel-search-changed', { checkInDate: '2027-01-05', guests: family }),
      event('flight-search-changed', { type: 'Oneway' }),
      event('tour-search-changed', { tourDate: '2027-01-05' }),
      event('traveller-count-changed', { band: 'adults', count: 6 }),
      event('today-known', { today: '2026-11-21' }),
    )
    expect(elsewhere.selection).toEqual(everything.selection)
  })
})

test('reset restores the defaults of all searches and clears the flight selection only', () => {
  const reset = after(everything, event('search-reset', {}))
  expect(reset).toMatchObject(defaultSearches(today))
  expect(reset.selection).toEqual(noFlight)
})

describe('changing a traveller count', () => {
  it('sets the count of flights, hotels and tours, and keeps the other bands', () => {
    const two = { adults: 2, children: 2, infants: 2 }
    const state = after(
      start,
      event('hotel-search-changed', { guests: two }),
      event('traveller-count-changed', { band: 'children', count: 1 }),
    )
    expect(state.flightSearch.travellers).toEqual({ adults: 1, children: 1, infants: 0 })
    expect(state.hotelSearch.guests).toEqual({ ...two, children: 1 })
    expect(state.tourSearch.guests).toEqual({ ...two, children: 1 })
  })

  const guests = { adults: 4, children: 0, infants: 2 }
  const search = { ...start.hotelSearch, guests }

  it.each([
    ['the form of tours', event('tour-search-changed', { guests })],
    ['a package', event('package-selected', { package: travelPackage, search })],
    ['a tour', event('tour-selected', { tour, search: { ...start.tourSearch, guests } })],
  ])('in %s sets hotels, packages and tours, not flights', (_, change) => {
    const state = after(start, change)
    expect([state.hotelSearch.guests, state.tourSearch.guests]).toEqual([guests, guests])
    expect(state.flightSearch).toEqual(start.flightSearch)
  })

  it('in a flight search sets hotels, packages and tours too, but only if it names travellers', () => {
    const travels = event('flight-search-changed', { travellers: guests })
    const state = after(start, travels, event('flight-search-changed', { from: cancun }))
    expect([state.hotelSearch.guests, state.tourSearch.guests]).toEqual([guests, guests])
    const changed = event('hotel-search-changed', { guests: family })
    const elsewhere = after(state, changed, event('flight-search-changed', { from: miami }))
    expect(elsewhere.tourSearch.guests).toEqual(family)
  })
})

describe("the visitor's own day", () => {
  it('moves default dates when it is earlier than the server day', () => {
    const changed = after(
      start,
      event('flight-search-changed', { type: 'Round Trip', returnDate: '2026-11-25' }),
      event('hotel-search-changed', { checkOutDate: '2026-11-27' }),
    )
    expect(after(changed, event('today-known', { today: '2026-11-19' }))).toMatchObject({
      flightSearch: { departureDate: '2026-11-23', returnDate: '2026-11-24' },
      hotelSearch: { checkInDate: '2026-11-23', checkOutDate: '2026-11-26' },
      tourSearch: { tourDate: '2026-11-23' },
    })
  })

  it('keeps chosen dates', () => {
    const chosen = after(
      start,
      event('flight-search-changed', flightSearch),
      event('hotel-search-changed', stay),
      event('tour-search-changed', tourSearch),
    )
    const tomorrow = '2026-11-21'
    expect(after(chosen, event('today-known', { today: tomorrow }))).toEqual({
      ...chosen,
      today: tomorrow,
    })
  })

  it.each([today, 'tomorrow'])('changes nothing when it is %s', (day) => {
    expect(after(start, event('today-known', { today: day }))).toBe(start)
  })
})

test('a booking that ended clears the selection of its product only', () => {
  const { selection } = after(everything, event('selection-cleared', { product: 'flight' }))
  expect(selection).toEqual(noFlight)
})

test.each([
  ['seat-selected', 1],
  ['search-reset', 2],
])('ignores an event of an unknown name or version: %s %s', (name, version) => {
  const unknown = { name, version, payload: {}, source: 'test' } as unknown as StorefrontEvent
  expect(reduce(everything, unknown)).toBe(everything)
})
