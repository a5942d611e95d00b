import { checkoutsKey, type PlanRecord, type Product, sessionKey } from '@storefront/contract'
import { addDays, planOf } from '@storefront/domain'
import { createSession, mirrorToStorage } from '@storefront/session'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { markPlan } from './mark-plan.ts'

afterEach(() => vi.unstubAllGlobals())

const today = '2026-11-29'
const nowMs = Date.parse(`${today}T12:00:00Z`)
const counts = { adults: 2, children: 0, infants: 0 }
const day = fc.integer({ min: -10, max: 10 }).map((days) => addDays(today, days))

const record: fc.Arbitrary<PlanRecord> = fc.record({
  product: fc.constantFrom<Product>('flight', 'hotel', 'tour', 'package'),
  state: fc.constantFrom('payable', 'paid', 'requested', 'failed', 'unanswered', 'ended'),
  startedAt: fc.integer({ min: -60, max: 0 }).map((minutes) => nowMs + minutes * 60_000),
  expiresAt: fc.constantFrom(null, '2026-11-29T11:59:00Z', '2026-11-29T12:01:00Z'),
  plan: fc.tuple(day, fc.option(fc.nat(5))).map(([first, nights]) => ({
    place: 'Cancún',
    first,
    last: nights === null ? null : addDays(first, nights),
    counts,
  })),
})

/** Runs the script over a tab's and a device's storage, and returns the marks. */
function mark(stored: string | null, session: string | null) {
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] })
  const dataset: { plan?: string; unfinished?: string } = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  const storage = (key: string, text: string | null) => ({
    getItem: (name: string) => (name === key ? text : null),
  })
  vi.stubGlobal('localStorage', storage(checkoutsKey, stored))
  vi.stubGlobal('sessionStorage', storage(sessionKey, session))
  markPlan(checkoutsKey, sessionKey)
  vi.useRealTimers()
  return dataset
}

test('marks what counts for the plan', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 4 }), fc.option(fc.nat(5)), (records, nights) => {
      const session = createSession({ today })
      let text = null as string | null
      if (nights !== null) {
        const search = { destination: '', tourDate: addDays(today, nights), guests: counts }
        const tour = { destinationName: 'Cancún', durationDays: 1 } as never
        session.publish('tour-selected', { tour, search })
      }
      mirrorToStorage(session, {
        getItem: () => null,
        setItem: (_, state) => {
          text = state
        },
      })
      const { selection } = session.getState()
      const plan = planOf(records, selection, { today, nowMs })
      expect(mark(JSON.stringify(records), text).plan).toBe(plan?.kinds.join(' '))
    }),
  )
})

test.each([
  [null, null],
  ['[{"id":"A"}]', '{}'],
  ['no JSON', 'no JSON'],
  ['{}', '[]'],
])('marks nothing for the stored %s and %s', (checkouts, session) => {
  expect(mark(checkouts, session)).toEqual({})
})

const unfinished = { product: 'hotel', state: 'payable', selection: {}, keptUntil: nowMs + 1 }

test.each<[string, object[], boolean]>([
  ['a booking that can be continued', [unfinished], true],
  ['an older one, after the tombstone of a deleted one', [{ id: 'A' }, unfinished], true],
  ['an older one, after a refusal', [{ product: 'hotel', state: 'refused' }, unfinished], true],
  [
    'one of another product than a paid one',
    [{ product: 'tour', state: 'paid' }, unfinished],
    true,
  ],
  ['one that a later booking replaces', [{ product: 'hotel', state: 'paid' }, unfinished], false],
  ['one older than a day', [{ ...unfinished, keptUntil: nowMs }], false],
])('marks an unfinished booking: %s', (_, stored, isMarked) => {
  expect('unfinished' in mark(JSON.stringify(stored), null)).toBe(isMarked)
})
