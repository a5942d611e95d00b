import type { StorefrontEvent } from '@storefront/contract'
import { emptyTraveller } from '@storefront/domain'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { createSession, type Session } from './session.ts'
import { type SessionState, startingState } from './state.ts'
import { outbound } from './testing/fixtures.ts'

const today = '2026-11-20'
const selectFlight = (session: Session) =>
  session.publish('outbound-flight-selected', {
    flight: outbound,
    search: session.getState().flightSearch,
  })
const hasFlight = ({ selection }: SessionState) => selection.outboundFlight !== null

afterEach(() => {
  vi.restoreAllMocks()
})

test('publishing changes the state at once and calls the listeners', () => {
  const session = createSession({ today })
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  expect(session.listeners()).toBe(1)
  selectFlight(session)
  expect(hasFlight(session.getState())).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  expect(session.listeners()).toBe(0)
  session.publish('flight-search-started', {})
  expect(listener).toHaveBeenCalledTimes(1)
})

describe('the streams', () => {
  it('give a subscriber later events, with version and source, once the state includes them', () => {
    const session = createSession({ today, source: 'shell' })
    selectFlight(session)
    const seen: [StorefrontEvent, boolean][] = []
    session.events$.subscribe((event) => seen.push([event, hasFlight(session.getState())]))
    session.publish('flight-search-started', {})
    session.publish('search-reset', {}, 'hotels')
    expect(seen).toEqual([
      [{ name: 'flight-search-started', version: 1, payload: {}, source: 'shell' }, false],
      [{ name: 'search-reset', version: 1, payload: {}, source: 'hotels' }, false],
    ])
  })

  it('give every subscriber the states in order when a listener publishes', () => {
    const session = createSession({ today })
    session.subscribe(() => {
      if (hasFlight(session.getState())) session.publish('flight-search-started', {})
    })
    const seen: boolean[] = []
    session.state$.subscribe((state) => seen.push(hasFlight(state)))
    selectFlight(session)
    expect(seen).toEqual([false, true, false])
  })

  it('continue after an event that cannot be applied, and log it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const session = createSession({ today })
    session.dispatch({ name: 'room-selected', version: 2, source: 'hotels' } as StorefrontEvent)
    expect(error.mock.calls).toEqual([
      ['Event room-selected from hotels could not be applied:', expect.any(TypeError)],
    ])
    selectFlight(session)
    expect(hasFlight(session.getState())).toBe(true)
  })
})

test('restores the state of an earlier page before the events of this page, once and without an event', () => {
  const tourSearch = { ...startingState(today).tourSearch, destination: 'Tulum' }
  const earlier = { ...startingState(today), tourSearch }
  const session = createSession({ today })
  selectFlight(session)
  const seen: string[] = []
  session.events$.subscribe(({ name }) => seen.push(name))
  session.restore(earlier)
  expect(session.getState().tourSearch.destination).toBe('Tulum')
  expect(session.getState().selection.outboundFlight).toEqual(outbound)
  session.restore(startingState(today))
  expect(session.getState().tourSearch.destination).toBe('Tulum')
  expect(seen).toEqual([])
})

describe('the event log', () => {
  it('keeps the latest 200 events', () => {
    const session = createSession({ today })
    for (let count = 1; count <= 230; count += 1) {
      session.publish('traveller-count-changed', { band: 'adults', count })
    }
    const counts = session.log().map(({ payload }) => (payload as { count: number }).count)
    expect(counts).toHaveLength(200)
    expect([counts[0], counts[199]]).toEqual([31, 230])
  })

  it('leaves out the payload of an unknown event', () => {
    const session = createSession({ today })
    const payload = { passportNumber: 'X1234567' }
    const unknown = { name: 'guest-typed', version: 1, payload, source: 'hotels' }
    session.dispatch(unknown as unknown as StorefrontEvent)
    expect(session.log()).toMatchObject([{ name: 'guest-typed', payload: null }])
    expect(JSON.stringify(session.log())).not.toContain('X1234567')
  })
})

test('keeps drafts by product, in neither state nor log, until their booking has ended', () => {
  const session = createSession({ today })
  const drafts = { 'adults-1': { ...emptyTraveller(), passportNumber: 'X1234567' } }
  for (const product of ['hotel', 'tour'] as const) session.drafts.set(product, drafts)
  const unknown = { name: 'guest-typed', version: 1, payload: { product: 'tour' }, source: 'x' }
  session.dispatch(unknown as unknown as StorefrontEvent)
  expect(session.drafts.get('hotel')).toEqual(drafts)
  session.publish('selection-cleared', { product: 'hotel' })
  expect(session.drafts.get('hotel')).toBeNull()
  expect(session.drafts.get('tour')).toEqual(drafts)
  expect(JSON.stringify([session.getState(), session.log()])).not.toContain('X1234567')
})
