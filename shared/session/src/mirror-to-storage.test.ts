import { type Product, products } from '@storefront/contract'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { mirrorToStorage } from './mirror-to-storage.ts'
import { createSession, type Session } from './session.ts'
import { startingState } from './state.ts'
import { chooseEverything, hotel, inbound, room, tour } from './testing/fixtures.ts'

const today = '2026-11-20'
const key = 'storefront-session-v3'

let items: Map<string, string>
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
}
let warn: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  items = new Map()
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

test('a refresh keeps search parameters and selections', () => {
  const before = visit()
  chooseEverything(before)
  const after = visit()
  expect(after.getState()).toEqual(before.getState())
  expect(after.getState().selection).toMatchObject({ inboundFlight: inbound, room, tour })
  expect(warn).not.toHaveBeenCalled()
})

const ofTab = {
  own: [{ id: 'k', isOutdated: true }],
  left: { tour: { id: 'k', document: 'd' } },
  confirmation: { id: 'k', address: 'a•••@example.com' },
}

test('a refresh keeps the checkouts of the tab', () => {
  visit().checkouts.setTab(ofTab)
  expect(visit().checkouts.get().tab).toEqual(ofTab)
})

test('drops unreadable checkouts of the tab, and restores the rest', () => {
  chooseEverything(visit())
  const stored = JSON.parse(storage.getItem(key) ?? '')
  storage.setItem(key, JSON.stringify({ ...stored, checkouts: { ...ofTab, own: [7] } }))
  const { checkouts, getState } = visit()
  expect(checkouts.get().tab).toEqual({ own: [], left: {}, confirmation: null })
  expect(getState().selection.tour).toEqual(tour)
  expect(warn).not.toHaveBeenCalled()
})

test('stored state leaves the initial state, which hydration repeats, unchanged', () => {
  chooseEverything(visit())
  expect(visit().getInitialState()).toEqual(startingState(today))
})

test('stores nothing after it is stopped', () => {
  const session = createSession({ today })
  mirrorToStorage(session, storage)()
  session.checkouts.setTab(ofTab)
  expect(visit().checkouts.get().tab.own).toEqual([])
})

describe('on a later day', () => {
  beforeEach(() => chooseEverything(visit()))

  it('moves dates that are too early and keeps the lengths', () => {
    const { flightSearch, hotelSearch, tourSearch } = visit('2026-11-25').getState()
    const trip = [flightSearch.departureDate, flightSearch.returnDate]
    const stay = [hotelSearch.checkInDate, hotelSearch.checkOutDate]
    expect([trip, stay]).toEqual(Array(2).fill(['2026-11-29', '2026-12-02']))
    expect(tourSearch.tourDate).toBe('2026-11-29')
  })

  it.each<[day: string, begun: Product[]]>([
    ['2026-11-24', []],
    ['2026-11-25', ['flight']],
    ['2026-11-28', ['flight', 'hotel', 'package']],
    ['2026-11-29', ['flight', 'hotel', 'tour', 'package']],
  ])('%s keeps selections with their dates, and drops those that have begun: %j', (day, begun) => {
    const before = visit().getState().selection
    const { selection } = visit(day).getState()
    expect(products.filter((product) => !selection.searches[product])).toEqual(begun)
    if (begun.length === 0) expect(selection).toEqual(before)
  })
})

describe('unreadable storage', () => {
  const stored = () => {
    chooseEverything(visit())
    return JSON.parse(storage.getItem(key) ?? '')
  }

  it.each([
    ['half an adult', { hotelSearch: { guests: { adults: 0.5, children: 0, infants: 0 } } }],
    ['a day that does not exist', { tourSearch: { tourDate: '2026-02-30' } }],
    ['an impossible price', { selection: { tour: { ...tour, pricePerPersonUsd: 1e307 } } }],
    ['no JSON', null],
  ])('is ignored with a warning: %s', (_, damage: Record<string, object> | null) => {
    const state = stored()
    for (const [part, fields] of Object.entries(damage ?? {})) Object.assign(state[part], fields)
    storage.setItem(key, damage ? JSON.stringify(state) : '{')
    expect(visit().getState()).toEqual(startingState(today))
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('drops unknown fields', () => {
    const { checkouts: _, ...state } = stored()
    storage.setItem(key, JSON.stringify({ ...state, passportNumber: 'X', other: true }))
    expect(visit().getState()).toEqual({ ...startingState(today), ...state })
  })
})

test.each([
  [1000, 999],
  [0, 1],
])('reads %i stored adults as %i and keeps the rest of the visit', (adults, expected) => {
  const before = visit()
  chooseEverything(before)
  const state = JSON.parse(storage.getItem(key) ?? '')
  state.hotelSearch.guests = { adults, children: 0, infants: 1 }
  storage.setItem(key, JSON.stringify(state))
  const { hotelSearch, selection } = visit().getState()
  expect(hotelSearch.guests).toEqual({ adults: expected, children: 0, infants: 1 })
  expect(selection).toEqual(before.getState().selection)
})

test('warns when the storage is full, and the session continues', () => {
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const session = visit()
  session.publish('room-selected', { hotel, room, search: session.getState().hotelSearch })
  expect(session.getState().selection.room).toEqual(room)
  expect(warn).toHaveBeenCalled()
})
