import { checkoutsKey, type PlanRecord, type Product, sessionKey } from '@storefront/contract'
import { addDays, planOf } from '@storefront/domain'
import { createSession, mirrorToStorage } from '@storefront/session'
import { prepareStorage } from '@storefront/testing/storage'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markPlan } from './mark-plan.ts'

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

prepareStorage()
beforeEach(() => void vi.setSystemTime(nowMs))
afterEach(() => vi.useRealTimers())

/** Marks that the script sets for the stored bookings. */
function mark(stored: string) {
  const dataset: { plan?: string; unfinished?: string } = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', window.localStorage)
  vi.stubGlobal('sessionStorage', window.sessionStorage)
  localStorage.setItem(checkoutsKey, stored)
  markPlan(checkoutsKey, sessionKey)
  return dataset
}

test('marks what counts for the plan', () => {
  const firstDay = fc.option(fc.integer({ min: -2, max: 5 }))
  fc.assert(
    fc.property(fc.array(record, { maxLength: 4 }), firstDay, (records, inDays) => {
      window.sessionStorage.clear()
      const session = createSession({ today })
      if (inDays !== null) {
        const search = { destination: '', tourDate: addDays(today, inDays), guests: counts }
        const tour = { destinationName: 'Cancún', durationDays: 1 } as never
        session.publish('tour-selected', { tour, search })
      }
      mirrorToStorage(session, window.sessionStorage)
      const plan = planOf(records, session.getState().selection, { today, nowMs })
      expect(mark(JSON.stringify(records)).plan).toBe(plan?.kinds.join(' '))
    }),
  )
})

test('marks nothing for malformed storage', () => {
  window.sessionStorage.setItem(sessionKey, 'no JSON')
  for (const checkouts of ['[]', '{}', 'no JSON']) expect(mark(checkouts)).toEqual({})
})

const unfinished = { product: 'hotel', state: 'payable', selection: {}, keptUntil: nowMs + 1 }

test.each<[string, object[], boolean]>([
  ['a booking that can be continued', [unfinished], true],
  ['an older one, after the tombstone of a deleted one', [{ id: 'A' }, unfinished], true],
  ['an older one, after a refusal', [{ product: 'hotel', state: 'refused' }, unfinished], true],
  ['one that a later booking replaces', [{ product: 'hotel', state: 'paid' }, unfinished], false],
  ['one older than a day', [{ ...unfinished, keptUntil: nowMs }], false],
])('marks an unfinished booking: %s', (_, stored, isMarked) => {
  expect('unfinished' in mark(JSON.stringify(stored))).toBe(isMarked)
})
