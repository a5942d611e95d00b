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
    it.each<[string, StorefrontEvent[], TravellerCounts]>([
      [
        'copies the travellers of the flight search, even after a stay changed its guests',
        [flights, event('hotel-search-changed', { guests: other })],
        family,
      ],
      [
        'keeps guests that the tour form changed later',
        [flights, event('tour-search-changed', { guests: other })],
        other,
      ],
      [
        'copies the travellers after the tour form changed the destination only',
        [flights, event('tour-search-changed', { destination: 'Tulum' })],
        family,
      ],
      [
        'copies flight travellers that changed after the tour guests',
        [event('tour-search-changed', { guests: other }), flights],
        family,
      ],
      [
        'copies nothing after a reset',
        [flights, event('search-reset', {}), event('hotel-search-changed', { guests: other })],
        other,
      ],
    ])('%s', (_, events, guests) => {
      const state = after(start, ...events)
      expect(tourGuests(state)).toEqual(guests)
    })

    it('copies the flight travellers again for a second tour', () => {
      const search = { ...start.tourSearch, guests: family }
      const first = after(start, flights, event('tour-selected', { tour, search }))
      expect(tourGuests(after(first, event('hotel-search-changed', { guests: other })))).toEqual(
        family,
      )
    })
  })

  it('a package of four days ends after three nights, whatever check-out was searched', () => {
    const search = {
      ...start.hotelSearch,
      checkInDate: '2026-12-01',
      checkOutDate: '2026-12-27',
    }
    const { selection } = after(
      start,
      event('package-selected', { package: travelPackage, search }),
    )
    expect(selection.searches.package).toEqual({ ...search, checkOutDate: '2026-12-04' })
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
  const searched = after(
    everything,
    event('flight-search-changed', { from: cancun, to: miami, type: 'Round Trip' }),
    event('hotel-search-changed', { destination: 'Tulum', checkOutDate: '2026-12-24' }),
    event('tour-search-changed', { destination: 'Tulum', tourDate: '2026-12-24' }),
    event('traveller-count-changed', { band: 'adults', count: 4 }),
  )
  const reset = after(searched, event('search-reset', {}))
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
    ['the form of hotels', event('hotel-search-changed', { guests })],
    ['the form of tours', event('tour-search-changed', { guests })],
    ['a room', event('room-selected', { hotel, room, search })],
    ['a package', event('package-selected', { package: travelPackage, search })],
    ['a tour', event('tour-selected', { tour, search: { ...start.tourSearch, guests } })],
  ])('in %s sets hotels, packages and tours, not flights', (_, change) => {
    const state = after(start, change)
    expect([state.hotelSearch.guests, state.tourSearch.guests]).toEqual([guests, guests])
    expect(state.flightSearch).toEqual(start.flightSearch)
  })

  it('in a flight search sets hotels, packages and tours too', () => {
    const state = after(start, event('flight-search-changed', { travellers: guests }))
    expect([state.hotelSearch.guests, state.tourSearch.guests]).toEqual([guests, guests])
  })

  it('changes no guests when a flight search names no travellers', () => {
    const state = after(
      start,
      event('hotel-search-changed', { guests }),
      event('flight-search-changed', { from: cancun }),
    )
    expect(state.tourSearch.guests).toEqual(guests)
  })
})

describe("the visitor's own day", () => {
  const tomorrow = '2026-11-21'

  it.each([
    ['later', tomorrow, '2026-11-25', '2026-11-26', '2026-11-28'],
    ['earlier', '2026-11-19', '2026-11-23', '2026-11-24', '2026-11-26'],
  ])('moves default dates when it is %s than the server day', (_, day, first, back, out) => {
    const changed = after(
      start,
      event('flight-search-changed', { type: 'Round Trip', returnDate: '2026-11-25' }),
      event('hotel-search-changed', { checkOutDate: '2026-11-27' }),
    )
    expect(after(changed, event('today-known', { today: day }))).toMatchObject({
      today: day,
      flightSearch: { departureDate: first, returnDate: back },
      hotelSearch: { checkInDate: first, checkOutDate: out },
      tourSearch: { tourDate: first },
    })
  })

  it('keeps chosen dates', () => {
    const chosen = after(
      start,
      event('flight-search-changed', {
        type: 'Round Trip',
        departureDate: '2026-12-01',
        returnDate: '2026-12-09',
      }),
      event('hotel-search-changed', { checkInDate: '2026-12-01', checkOutDate: '2026-12-04' }),
      event('tour-search-changed', { tourDate: '2026-12-02' }),
    )
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
  ['__proto__', undefined],
  ['search-reset', 2],
])('ignores an event of an unknown name or version: %s %s', (name, version) => {
  const unknown = { name, version, payload: {}, source: 'test' } as unknown as StorefrontEvent
  expect(reduce(everything, unknown)).toBe(everything)
})
