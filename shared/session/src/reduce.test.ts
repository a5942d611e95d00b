import {
  type EventName,
  type EventPayloads,
  eventVersions,
  type FlightSearch,
  type HotelSearch,
  products,
  type StorefrontEvent,
  type TourSearch,
  type TravellerCounts,
} from '@storefront/contract'
import { tourGuests } from '@storefront/domain'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  begun,
  cancun,
  hotel,
  inbound,
  miami,
  outbound,
  room,
  tour,
  travelPackage,
} from './fixtures.ts'
import { reduce } from './reduce.ts'
import { defaultSearches, type SessionState, startingState } from './state.ts'

const today = '2026-11-20'
const start = startingState(today)

function event<N extends EventName>(name: N, payload: EventPayloads[N]): StorefrontEvent {
  return { name, version: eventVersions[name], payload, source: 'test' } as StorefrontEvent
}

const after = (state: SessionState, ...events: StorefrontEvent[]) => events.reduce(reduce, state)
const bothFlights = after(
  start,
  event('outbound-flight-selected', { flight: outbound }),
  event('inbound-flight-selected', { flight: inbound }),
)
const everything = after(
  bothFlights,
  event('room-selected', { hotel, room }),
  event('tour-selected', { tour }),
  event('package-selected', { package: travelPackage }),
)

const noFlight = {
  ...everything.selection,
  outboundFlight: null,
  inboundFlight: null,
  searches: { ...everything.selection.searches, flight: null },
}

test('a flight search clears the flight selection', () => {
  const { selection } = after(everything, event('flight-search-started', {}))
  expect(selection).toEqual(noFlight)
})

describe('selecting', () => {
  it('an outbound flight clears any inbound selection', () => {
    const other = { ...outbound, id: 'f-9' }
    const { selection } = after(bothFlights, event('outbound-flight-selected', { flight: other }))
    expect(selection.outboundFlight).toEqual(other)
    expect(selection.inboundFlight).toBeNull()
  })

  it('an inbound flight keeps the outbound one', () => {
    expect(bothFlights.selection.outboundFlight).toEqual(outbound)
    expect(bothFlights.selection.inboundFlight).toEqual(inbound)
  })

  it('a room saves hotel and room with the selected rate', () => {
    const { selection } = after(start, event('room-selected', { hotel, room }))
    expect(selection.hotel).toEqual(hotel)
    expect(selection.room?.selectedRate.id).toBe('r-1')
  })

  it('a tour copies the flight travellers into tour guests', () => {
    const travellers: TravellerCounts = { adults: 3, children: 1, infants: 1 }
    const chosen = after(
      start,
      event('flight-search-changed', { travellers }),
      event('tour-selected', { tour }),
    )
    expect(chosen.selection.tour).toEqual(tour)
    expect(chosen.tourSearch.guests).toEqual(travellers)
  })

  it('a tour without a flight search keeps the guests of the other forms', () => {
    const guests: TravellerCounts = { adults: 2, children: 1, infants: 0 }
    const chosen = after(
      start,
      event('hotel-search-changed', { guests }),
      event('tour-selected', { tour }),
    )
    expect(chosen.selection.searches.tour?.guests).toEqual(guests)
  })

  describe('a tour after a flight search', () => {
    const family: TravellerCounts = { adults: 3, children: 0, infants: 1 }
    const other: TravellerCounts = { adults: 2, children: 1, infants: 0 }
    const flights = event('flight-search-changed', { travellers: family })
    it.each<[string, StorefrontEvent[], TravellerCounts]>([
      [
        'copies its travellers, whatever a stay counted since',
        [flights, event('hotel-search-changed', { guests: other })],
        family,
      ],
      [
        'keeps the guests that were counted for tours since',
        [flights, event('tour-search-changed', { guests: other })],
        other,
      ],
      [
        'copies them where only a destination was typed since',
        [flights, event('tour-search-changed', { destination: 'Tulum' })],
        family,
      ],
      [
        'copies those that were counted last',
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
      const { selection } = after(state, event('tour-selected', { tour }))
      expect(selection.searches.tour?.guests).toEqual(guests)
    })

    it('is followed by a second one for the same travellers', () => {
      const search = { ...start.tourSearch, guests: family }
      const first = after(start, flights, event('tour-selected', { tour, search }))
      expect(tourGuests(after(first, event('hotel-search-changed', { guests: other })))).toEqual(
        family,
      )
    })
  })

  it('a package holds it', () => {
    const { selection } = after(start, event('package-selected', { package: travelPackage }))
    expect(selection.package).toEqual(travelPackage)
  })

  it.each(['2026-12-02', '2026-12-27', '2027-01-30'])(
    'a package of four days ends after three nights, when %s is asked for',
    (checkOutDate) => {
      const search = { ...start.hotelSearch, checkInDate: '2026-12-01', checkOutDate }
      const { selection } = after(
        start,
        event('package-selected', { package: travelPackage, search }),
      )
      expect(selection.searches.package).toMatchObject({
        checkInDate: '2026-12-01',
        checkOutDate: '2026-12-04',
      })
    },
  )
})

describe('a selection keeps the search it was made from', () => {
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
  const chosen = after(
    start,
    event('outbound-flight-selected', { flight: outbound, search: flightSearch }),
    event('inbound-flight-selected', { flight: inbound }),
    event('room-selected', { hotel, room, search: stay }),
    event('tour-selected', { tour, search: tourSearch }),
    event('package-selected', { package: travelPackage, search: stay }),
  )
  const searches = { flight: flightSearch, hotel: stay, tour: tourSearch, package: stay }

  it('which the event names', () => {
    expect(chosen.selection.searches).toEqual(searches)
  })

  it('which is the session search from then on: where a form would have led', () => {
    expect(chosen).toMatchObject({ flightSearch, hotelSearch: stay, tourSearch })
  })

  it.each<[string, StorefrontEvent]>([
    [
      'another search',
      event('hotel-search-changed', { checkInDate: '2027-01-05', guests: family }),
    ],
    ['another flight search', event('flight-search-changed', { type: 'Oneway' })],
    ['another tour search', event('tour-search-changed', { tourDate: '2027-01-05' })],
    [
      'a count of the flight search',
      event('traveller-count-changed', { band: 'adults', count: 6 }),
    ],
    ['the next day', event('today-known', { today: '2026-11-21' })],
  ])('whatever changes elsewhere: %s', (_, elsewhere) => {
    expect(after(chosen, elsewhere).selection).toEqual(chosen.selection)
  })

  it('through a reset, which clears the flights only', () => {
    const { selection } = after(chosen, event('search-reset', {}))
    expect(selection.searches).toEqual({ ...searches, flight: null })
  })

  it('until the visitor chooses it again with another', () => {
    const longer = { ...stay, checkOutDate: '2026-12-12' }
    const { selection } = after(chosen, event('room-selected', { hotel, room, search: longer }))
    expect(selection.searches).toEqual({ ...searches, hotel: longer })
  })

  it('and takes the session search where an older release leaves it out', () => {
    const { selection, hotelSearch } = after(
      start,
      event('hotel-search-changed', { checkOutDate: '2026-12-24' }),
      event('room-selected', { hotel, room }),
    )
    expect(selection.searches.hotel).toEqual(hotelSearch)
    expect(hotelSearch.checkOutDate).toBe('2026-12-24')
  })
})

test('reset restores all three parameter sets to defaults and clears the flight selection only', () => {
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
  it.each([
    ['adults', 3],
    ['children', 2],
    ['infants', 1],
  ] as const)('of %s sets it on flights, hotels and tours', (band, count) => {
    const state = after(start, event('traveller-count-changed', { band, count }))
    const expected = { adults: 1, children: 0, infants: 0, [band]: count }
    expect(state.flightSearch.travellers).toEqual(expected)
    expect(state.hotelSearch.guests).toEqual(expected)
    expect(state.tourSearch.guests).toEqual(expected)
  })

  it('sets that type only: the other bands stay as they were', () => {
    const guests = { adults: 2, children: 2, infants: 2 }
    const mixed = { ...start, hotelSearch: { ...start.hotelSearch, guests } }
    const state = after(mixed, event('traveller-count-changed', { band: 'children', count: 1 }))
    expect(state.hotelSearch.guests).toEqual({ adults: 2, children: 1, infants: 2 })
  })

  const guests = { adults: 4, children: 0, infants: 2 }
  const search = { ...start.hotelSearch, guests }

  it.each([
    ['the form of hotels', event('hotel-search-changed', { guests })],
    ['the form of tours', event('tour-search-changed', { guests })],
    ['a room', event('room-selected', { hotel, room, search })],
    ['a package', event('package-selected', { package: travelPackage, search })],
    ['a tour', event('tour-selected', { tour, search: { ...start.tourSearch, guests } })],
  ])('in %s is the count of hotels, packages and tours, and of no flight', (_, change) => {
    const state = after(start, change)
    expect([state.hotelSearch.guests, state.tourSearch.guests]).toEqual([guests, guests])
    expect(state.flightSearch).toEqual(start.flightSearch)
  })

  it('in a flight search, typed or of an address, is also that of hotels, packages and tours', () => {
    const state = after(start, event('flight-search-changed', { travellers: guests }))
    expect([state.hotelSearch.guests, state.tourSearch.guests]).toEqual([guests, guests])
  })

  it('in nothing else: a flight search that names no travellers leaves the guests alone', () => {
    const state = after(
      start,
      event('hotel-search-changed', { guests }),
      event('flight-search-changed', { from: cancun }),
    )
    expect(state.tourSearch.guests).toEqual(guests)
  })
})

describe('dates', () => {
  it('check-out is after check-in and return not before departure, for any dates asked for', () => {
    const day = fc
      .integer({ min: 0, max: 60 })
      .map((n) => new Date(Date.UTC(2026, 10, 20 + n)).toISOString().slice(0, 10))
    const type = fc.constantFrom('Oneway' as const, 'Round Trip' as const)
    const optional = { requiredKeys: [] as [] }
    const change = fc.oneof(
      fc
        .record({ type, departureDate: day, returnDate: day }, optional)
        .map((payload) => event('flight-search-changed', payload)),
      fc
        .record({ checkInDate: day, checkOutDate: day }, optional)
        .map((payload) => event('hotel-search-changed', payload)),
      day.map((today) => event('today-known', { today })),
    )
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const { flightSearch, hotelSearch } = after(start, ...changes)
        expect(hotelSearch.checkOutDate > hotelSearch.checkInDate).toBe(true)
        expect(flightSearch.returnDate === null).toBe(flightSearch.type === 'Oneway')
        expect((flightSearch.returnDate ?? '9') >= flightSearch.departureDate).toBe(true)
      }),
    )
  })
})

test('the end of a flight search changes nothing', () => {
  expect(after(everything, event('flight-search-ended', { outcome: 'loaded' }))).toBe(everything)
})

test('a change touches only the parameters it names', () => {
  const searched = after(
    start,
    event('flight-search-changed', { from: cancun, to: miami }),
    event('flight-search-changed', { cabinClass: 'Business', to: undefined }),
    event('flight-search-changed', { from: null }),
  )
  expect(searched.flightSearch).toEqual({
    ...start.flightSearch,
    from: null,
    to: miami,
    cabinClass: 'Business',
  })
  expect(searched.hotelSearch).toBe(start.hotelSearch)
})

describe("the visitor's own day", () => {
  const tomorrow = '2026-11-21'

  it('moves the dates that are still at their default', () => {
    const roundTrip = after(start, event('flight-search-changed', { type: 'Round Trip' }))
    const state = after(roundTrip, event('today-known', { today: tomorrow }))
    expect(state.today).toBe(tomorrow)
    expect(state.flightSearch).toMatchObject({
      departureDate: '2026-11-25',
      returnDate: '2026-11-29',
    })
    expect(state.hotelSearch).toEqual(defaultSearches(tomorrow).hotelSearch)
    expect(state.tourSearch).toEqual(defaultSearches(tomorrow).tourSearch)
  })

  it('may be earlier than the one the page was made for', () => {
    const state = after(start, event('today-known', { today: '2026-11-19' }))
    expect(state).toMatchObject(defaultSearches('2026-11-19'))
  })

  it('leaves chosen dates alone', () => {
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

describe('a booking that ended', () => {
  it.each([
    ['flight', { outboundFlight: null, inboundFlight: null }],
    ['hotel', { hotel: null, room: null }],
    ['tour', { tour: null }],
    ['package', { package: null }],
  ] as const)(
    'drops the selection of its %s and no other, with what was to be paid',
    (product, dropped) => {
      const ways = products.flatMap((of) => [
        { ...begun, product: of, way: 'card' as const },
        { ...begun, product: of, way: 'whatsApp' as const },
      ])
      const ended = after(
        start,
        event('bookings-begun', { begun: ways }),
        event('selection-cleared', { product }),
      )
      const paid = ways.find((one) => one.product === product && one.way === 'card')
      expect(ended.begun).toEqual(ways.filter((one) => one !== paid))

      const { selection } = after(everything, event('selection-cleared', { product }))
      const searches = { ...everything.selection.searches, [product]: null }
      expect(selection).toEqual({ ...everything.selection, ...dropped, searches })
    },
  )
})

describe('events that this version does not know are ignored', () => {
  it.each(['seat-selected', 'constructor', '__proto__', ''])('by name: %s', (name) => {
    const unknown = { name, version: 1, payload: {}, source: 'test' } as unknown as StorefrontEvent
    expect(reduce(everything, unknown)).toBe(everything)
  })

  it.each([0, 2, undefined])('by version: %s', (version) => {
    const other = { ...event('search-reset', {}), version } as StorefrontEvent
    expect(reduce(everything, other)).toBe(everything)
  })
})

test('an event never changes the state it is applied to', () => {
  const frozen = structuredClone(everything)
  after(
    everything,
    event('search-reset', {}),
    event('traveller-count-changed', { band: 'adults', count: 5 }),
    event('selection-cleared', { product: 'hotel' }),
  )
  expect(everything).toEqual(frozen)
})
