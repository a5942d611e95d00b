import { emptyTraveller, nightsBetween } from '@storefront/domain'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
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
import { mirrorToStorage } from './mirror-to-storage.ts'
import { createSession, type Session } from './session.ts'
import { startingState } from './state.ts'

const today = '2026-11-20'
const key = 'storefront-session-v2'

class MemoryStorage implements Storage {
  readonly items = new Map<string, string>()
  get length() {
    return this.items.size
  }
  clear = () => this.items.clear()
  getItem = (name: string) => this.items.get(name) ?? null
  key = (index: number) => [...this.items.keys()][index] ?? null
  removeItem = (name: string) => void this.items.delete(name)
  setItem = (name: string, value: string) => void this.items.set(name, value)
}

let storage: MemoryStorage
let warn: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  storage = new MemoryStorage()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

function visit(day = today): Session {
  const session = createSession({ today: day })
  mirrorToStorage(session, storage)
  return session
}

function bookEverything(session: Session) {
  session.publish('flight-search-changed', {
    type: 'Round Trip',
    from: cancun,
    to: miami,
    departureDate: '2026-11-26',
    returnDate: '2026-11-29',
    cabinClass: 'Business',
  })
  session.publish('hotel-search-changed', {
    destination: 'Tulum',
    checkInDate: '2026-11-27',
    checkOutDate: '2026-11-30',
  })
  session.publish('tour-search-changed', { destination: 'Tulum', tourDate: '2026-11-28' })
  session.publish('traveller-count-changed', { band: 'infants', count: 1 })
  session.publish('outbound-flight-selected', { flight: outbound })
  session.publish('inbound-flight-selected', { flight: inbound })
  session.publish('room-selected', { hotel, room })
  session.publish('tour-selected', { tour })
  session.publish('package-selected', { package: travelPackage })
}

test('a refresh keeps search parameters and selections', () => {
  const before = visit()
  bookEverything(before)
  const after = visit()
  expect(after.getState()).toEqual(before.getState())
  expect(warn).not.toHaveBeenCalled()
  const { searches, ...selected } = after.getState().selection
  expect(Object.values(searches)).not.toContain(null)
  const kept = Object.values(selected).filter((chosen) => chosen !== null)
  console.info(`refresh: ${kept.length} of 6 selections kept`)
})

test.each([
  ['Oneway', 'Economy'],
  ['Round Trip', 'Business'],
  ['Round Trip', 'First Class'],
] as const)('a refresh keeps a search for %s in %s', (type, cabinClass) => {
  const before = visit()
  before.publish('flight-search-changed', { type, cabinClass })
  expect(visit().getState()).toEqual(before.getState())
})

const pers = ['stay', 'night', 'person', 'person_night'] as const

test('a refresh keeps what a room is sold at, and the season of a tour', () => {
  const before = visit()
  const bounds = { minPax: 1, maxPax: 4, maxAdults: 3, maxChildren: 2, maxInfants: 1 }
  const terms = {
    priceNotes: ['Taxes included'],
    cancellation: 'Free',
    freeCancellation: { daysBefore: 3, time: '18:00' },
    localFees: pers.map((per) => ({ name: `Fee per ${per}`, usd: 4.3, per })),
  }
  const rate = { ...room.selectedRate, ...bounds, ...terms, infantPolicy: 'Cots on request' }
  before.publish('room-selected', { hotel, room: { ...room, rates: [rate] } })
  before.publish('tour-selected', { tour: { ...tour, season: { from: '11-01', to: '04-30' } } })
  expect(visit().getState()).toEqual(before.getState())
})

test.each([
  ['asking', { state: 'unanswered', isLeft: true }],
  ['leaving', { state: 'made' }],
  ['made', {}],
  ['refused', {}],
  ['unanswered', {}],
] as const)('a booking that is %s is %o after a refresh', (state, change) => {
  const booking = { ...begun, state }
  visit().publish('bookings-begun', { begun: [booking] })
  expect(visit().getState().begun).toEqual([{ ...booking, ...change }])
})

test.each([['x'], [[{}]], [[{ ...begun, way: 'boat' }]]])(
  'begun bookings that cannot be read, %j, are none, and the rest is restored',
  (unreadable) => {
    bookEverything(visit())
    const stored = JSON.parse(storage.getItem(key) ?? '')
    storage.setItem(key, JSON.stringify({ ...stored, begun: unreadable }))
    expect(visit().getState()).toMatchObject({ begun: [], selection: { tour } })
    expect(warn).not.toHaveBeenCalled()
  },
)

test('a fresh tab starts with the defaults', () => {
  expect(visit().getState()).toEqual(startingState(today))
  expect(warn).not.toHaveBeenCalled()
})

test('the state that hydration repeats is not touched by what was stored', () => {
  bookEverything(visit())
  expect(visit().getInitialState()).toEqual(startingState(today))
})

test('drafts are never stored', () => {
  const session = visit()
  bookEverything(session)
  session.drafts.set('hotel', {
    'adults-1': { ...emptyTraveller(), passportNumber: 'X1234567', dob: '1990-05-17' },
  })
  session.publish('search-reset', {})
  const stored = [...storage.items.entries()].join()
  expect(stored).not.toContain('X1234567')
  expect(stored).not.toContain('1990-05-17')
})

test('after stopping nothing more is stored', () => {
  const session = createSession({ today })
  const stop = mirrorToStorage(session, storage)
  const stored = storage.getItem(key)
  stop()
  session.publish('room-selected', { hotel, room })
  expect(storage.getItem(key)).toBe(stored)
})

describe('what has happened on the page before storage is read', () => {
  function visitAfter(happen: (session: Session) => void): Session {
    bookEverything(visit())
    const session = createSession({ today })
    happen(session)
    mirrorToStorage(session, storage)
    return session
  }

  it('wins over what was stored, and the rest is restored', () => {
    const { flightSearch, hotelSearch } = visitAfter((session) =>
      session.publish('hotel-search-changed', { destination: 'Holbox' }),
    ).getState()
    expect(hotelSearch).toMatchObject({ destination: 'Holbox', checkInDate: '2026-11-27' })
    expect(flightSearch.cabinClass).toBe('Business')
  })

  it('keeps a cleared selection cleared', () => {
    const { selection } = visitAfter((session) => {
      session.publish('selection-cleared', { product: 'hotel' })
      session.publish('flight-search-started', {})
    }).getState()
    expect(selection).toMatchObject({ outboundFlight: null, inboundFlight: null, room: null, tour })
  })

  it('counts once', () => {
    const session = visitAfter((early) => early.publish('search-reset', {}))
    session.publish('hotel-search-changed', { destination: 'Holbox' })
    expect(session.getState().hotelSearch.destination).toBe('Holbox')
    expect(session.log().map(({ name }) => name)).toEqual(['search-reset', 'hotel-search-changed'])
  })
})

describe('days later', () => {
  beforeEach(() => bookEverything(visit()))

  it('dates that have become too early are bumped to the earliest, trips and stays keep their length', () => {
    const { flightSearch, hotelSearch, tourSearch } = visit('2026-11-25').getState()
    expect(flightSearch).toMatchObject({ departureDate: '2026-11-29', returnDate: '2026-12-02' })
    expect(hotelSearch).toMatchObject({ checkInDate: '2026-11-29', checkOutDate: '2026-12-02' })
    expect(tourSearch.tourDate).toBe('2026-11-29')
  })

  it('dates that are still possible stay', () => {
    const { flightSearch, hotelSearch } = visit('2026-11-22').getState()
    expect(flightSearch).toMatchObject({ departureDate: '2026-11-26', returnDate: '2026-11-29' })
    expect(hotelSearch).toMatchObject({ checkInDate: '2026-11-27', checkOutDate: '2026-11-30' })
  })

  it("the visitor's own day moves dates that the server's day had bumped", () => {
    const session = visit('2026-11-25')
    session.publish('today-known', { today: '2026-11-26' })
    expect(session.getState().tourSearch.tourDate).toBe('2026-11-30')
  })

  it('a selection keeps the dates it was chosen for', () => {
    const { searches } = visit('2026-11-24').getState().selection
    expect(searches).toMatchObject({
      flight: { departureDate: '2026-11-26', returnDate: '2026-11-29' },
      hotel: { checkInDate: '2026-11-27', checkOutDate: '2026-11-30' },
      tour: { tourDate: '2026-11-28' },
      package: { checkInDate: '2026-11-27', checkOutDate: '2026-11-30' },
    })
  })

  it('what has left or begun is no longer selected, the rest is', () => {
    expect(visit('2026-11-24').getState().selection.outboundFlight).toEqual(outbound)
    expect(visit('2026-11-25').getState().selection).toMatchObject({
      outboundFlight: null,
      inboundFlight: null,
      room,
      tour,
      package: travelPackage,
    })
    expect(visit('2026-11-28').getState().selection).toMatchObject({
      hotel: null,
      room: null,
      tour,
      package: null,
      searches: { flight: null, hotel: null, package: null },
    })
    expect(visit('2026-11-29').getState().selection.tour).toBeNull()
  })
})

describe('storage that cannot be read is ignored with a warning', () => {
  const stored = () => {
    bookEverything(visit())
    return JSON.parse(storage.getItem(key) ?? '')
  }

  it.each(['', '{', 'null', '[]', '"text"', '{}', '{"__proto__":{"x":1}}'])('%s', (text) => {
    storage.setItem(key, text)
    expect(visit().getState()).toEqual(startingState(today))
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['half an adult', { hotelSearch: { guests: { adults: 0.5, children: 0, infants: 0 } } }],
    [
      'a text of adults',
      { flightSearch: { travellers: { adults: '2', children: 0, infants: 0 } } },
    ],
    ['a day that does not exist', { tourSearch: { tourDate: '2026-02-30' } }],
    ['a negative price', { selection: { tour: { ...tour, pricePerPersonUsd: -1 } } }],
    ['a price that is none', { selection: { tour: { ...tour, pricePerPersonUsd: 1e307 } } }],
    ['an unknown cabin', { flightSearch: { cabinClass: 'Cockpit' } }],
    ['a room that is a text', { selection: { room: '<img src=x onerror=alert(1)>' } }],
  ])('%s', (_, damage: Record<string, object>) => {
    const state = stored()
    for (const [part, fields] of Object.entries(damage)) Object.assign(state[part], fields)
    storage.setItem(key, JSON.stringify(state))
    expect(visit().getState()).toEqual(startingState(today))
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('a page of a release that stored no searches of its selections left those beside them', () => {
    const state = stored()
    delete state.selection.searches
    delete state.selection.room.rates
    storage.setItem(key, JSON.stringify(state))
    const { flightSearch, hotelSearch, tourSearch, selection } = visit().getState()
    expect(selection.searches).toEqual({
      flight: flightSearch,
      hotel: hotelSearch,
      tour: tourSearch,
      package: hotelSearch,
    })
    expect(warn).not.toHaveBeenCalled()
  })

  it('a package that an earlier release kept for other nights has its own length again', () => {
    const state = stored()
    state.selection.searches.package.checkOutDate = '2027-01-23'
    storage.setItem(key, JSON.stringify(state))
    const { checkInDate, checkOutDate } = visit().getState().selection.searches.package ?? {}
    expect(nightsBetween(checkInDate ?? '', checkOutDate ?? '')).toBe(3)
  })

  it('drops what does not belong to it', () => {
    const state = stored()
    storage.setItem(key, JSON.stringify({ ...state, passportNumber: 'X', other: true }))
    expect(visit().getState()).toEqual({ ...startingState(today), ...state })
  })

  it('for any stored value the session has a usable state', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem(key, text)
        expect(visit().getState()).toEqual(startingState(today))
      }),
    )
  })

  it('when reading it throws', () => {
    vi.spyOn(storage, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(visit().getState()).toEqual(startingState(today))
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

test.each([
  [1e9, 999],
  [1000, 999],
  [999, 999],
  [0, 1],
  [-5, 1],
])('%i stored adults are %i, and nothing else of the visit is lost', (adults, expected) => {
  const before = visit()
  bookEverything(before)
  const state = JSON.parse(storage.getItem(key) ?? '')
  state.hotelSearch.guests = { adults, children: 0, infants: 1 }
  storage.setItem(key, JSON.stringify(state))
  const guests = { adults: expected, children: 0, infants: 1 }
  const { hotelSearch } = before.getState()
  expect(visit().getState()).toEqual({
    ...before.getState(),
    hotelSearch: { ...hotelSearch, guests },
  })
  expect(warn).not.toHaveBeenCalled()
})

test('a full storage costs a warning, never the session', () => {
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const session = visit()
  session.publish('room-selected', { hotel, room })
  expect(session.getState().selection.room).toEqual(room)
  expect(warn).toHaveBeenCalled()
})
