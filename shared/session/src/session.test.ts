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
  expect(listener).not.toHaveBeenCalled()
  selectFlight(session)
  expect(hasFlight(session.getState())).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  session.publish('flight-search-started', {})
  expect(listener).toHaveBeenCalledTimes(1)
})

describe('the streams', () => {
  it('give a late subscriber the current state', () => {
    const session = createSession({ today })
    selectFlight(session)
    const seen: boolean[] = []
    session.state$.subscribe((state) => seen.push(hasFlight(state)))
    session.publish('flight-search-started', {})
    expect(seen).toEqual([true, false])
  })

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
  it('holds time, name, version, source and payload', () => {
    const session = createSession({ today, source: 'shell' })
    session.publish('traveller-count-changed', { band: 'adults', count: 2 }, 'flights')
    expect(session.log()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        name: 'traveller-count-changed',
        version: 1,
        source: 'flights',
        payload: { band: 'adults', count: 2 },
      },
    ])
  })

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

describe('drafts', () => {
  const ana = { ...emptyTraveller(), firstName: 'Ana', passportNumber: 'X1234567' }

  it('are kept by product, in neither state nor log', () => {
    const session = createSession({ today })
    session.drafts.set('hotel', { 'adults-1': ana })
    expect(session.drafts.get('hotel')).toEqual({ 'adults-1': ana })
    expect(session.drafts.get('tour')).toBeNull()
    expect(JSON.stringify([session.getState(), session.log()])).not.toContain('X1234567')
  })

  it('are deleted when their booking has ended, and by no other event', () => {
    const session = createSession({ today })
    session.drafts.set('hotel', { 'adults-1': ana })
    session.drafts.set('tour', { 'adults-1': ana })
    const unknown = { name: 'guest-typed', version: 1, payload: { product: 'tour' }, source: 'x' }
    session.dispatch(unknown as unknown as StorefrontEvent)
    session.publish('selection-cleared', { product: 'hotel' })
    expect(session.drafts.get('hotel')).toBeNull()
    expect(session.drafts.get('tour')).toEqual({ 'adults-1': ana })
  })
})

test('counts subscribers until they stop', () => {
  const session = createSession({ today: '2026-11-20' })
  expect(session.listeners()).toBe(0)
  const stop = session.subscribe(() => undefined)
  const events = session.events$.subscribe()
  expect(session.listeners()).toBe(2)
  stop()
  events.unsubscribe()
  expect(session.listeners()).toBe(0)
})
