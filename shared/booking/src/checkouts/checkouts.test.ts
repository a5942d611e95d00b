import { checkoutsKey } from '@storefront/contract'
import { createSession, type Session } from '@storefront/session'
import { prepareStorage } from '@storefront/testing/storage'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  payableTour,
  storeCheckouts,
  tourCheckout,
  unansweredTour,
} from '../testing/tour-checkouts.ts'
import type { Checkout } from './checkout.ts'
import { followDevice } from './device-list.ts'
import { type Bookable, checkoutsOf, earlierHold, inFlight, unfinishedOf } from './questions.ts'
import { takeReceipt } from './receipt.ts'
import { adopt, advanceCheckouts, beginCheckout, readCheckouts } from './store.ts'
import {
  clearSelection,
  departFor,
  endPayment,
  leaveSummary,
  outdateUnpaid,
  returnToSummary,
  stopLeaving,
} from './summary-visit.ts'

const hour = 60 * 60_000
const summary = { product: 'tour', selectionKey: '7' } as const
const common = tourCheckout()
const page = 'https://pay.example.com/1'

prepareStorage()
// A frozen clock: the list keeps the order of writes.
beforeEach(() => void vi.setSystemTime('2026-11-20T12:00:00Z'))
afterEach(() => void vi.useRealTimers())

/** Opens a tab that knows the stored checkouts `own`. */
function openTab(...own: string[]): Session {
  const session = createSession({ today: '2026-11-20' })
  followDevice(session, window.localStorage, new EventTarget())
  for (const id of own) adopt(session, id)
  return session
}

/** Presses a booking button in `session`. */
function begin(
  session: Session,
  id: string,
  change: Partial<Parameters<typeof beginCheckout>[1]> = {},
) {
  const { product, selectionKey, itemKey, recap, plan, way } = common
  const begun = { id, product, selectionKey, itemKey, recap, plan, way, selection: null }
  beginCheckout(session, { ...begun, state: 'sending', isAbandoned: false, ...change })
}

/** Requests a booking by WhatsApp that the provider records. */
function makeRequest(session: Session) {
  begin(session, 'W', { way: 'whatsApp' })
  isAnswered(session, 'W')
}

const answer = { totalUsd: 180, redirectUrl: page, reference: null, expiresAt: null }
const isAnswered = (session: Session, id: string, reference: string | null = null) =>
  advanceCheckouts(session, [{ id }], { kind: 'answered', ...answer, reference })
const stateOf = (session: Session, id: string) =>
  readCheckouts(session).list.find((one) => one.id === id)?.state ?? null
const shown = (session: Session, of: Bookable = summary) =>
  checkoutsOf(readCheckouts(session), of).map(({ id, state }) => `${id} ${state}`)

describe('the list', () => {
  test('keeps unfinished checkouts for a day, paid and requested ones until they are deleted', () => {
    const session = openTab()
    const until = () => readCheckouts(session).list.map(({ keptUntil }) => keptUntil)
    begin(session, 'A')
    expect(until()).toEqual([Date.now() + 24 * hour])
    advanceCheckouts(session, [{ id: 'A' }], { kind: 'paid', reference: 'R-1' })
    makeRequest(session)
    expect(until()).toEqual([null, null])
  })

  test('leaves out a checkout that is over, but stores that it is', () => {
    const session = openTab()
    begin(session, 'A')
    advanceCheckouts(session, [{ id: 'A' }], { kind: 'refused' })
    expect(readCheckouts(session).list).toEqual([])
    expect(JSON.parse(window.localStorage.getItem(checkoutsKey) ?? '')).toEqual([
      { id: 'A', revision: 2, startedAt: expect.any(Number), keptUntil: expect.any(Number) },
    ])
  })

  test('skips malformed checkouts', () => {
    const good = payableTour()
    const bad = { ...good, id: 'B', state: 'flying' }
    window.localStorage.setItem(checkoutsKey, JSON.stringify([bad, good]))
    expect(readCheckouts(openTab()).list).toEqual([good])
  })
})

describe('a summary', () => {
  test('acts only on checkouts of its tab, selection and travellers', () => {
    storeCheckouts(payableTour(), payableTour({ id: 'B' }))
    const session = openTab('A')
    expect(shown(session, { product: 'tour', selectionKey: '8' })).toEqual([])
    expect(shown(session, { product: 'hotel', selectionKey: '7' })).toEqual([])
    outdateUnpaid(session, 'hotel')
    outdateUnpaid(session, 'tour', '7')
    expect(shown(session)).toEqual(['A payable'])
    outdateUnpaid(session, 'tour')
    expect(shown(session)).toEqual([])
    expect([stateOf(session, 'A'), stateOf(session, 'B')]).toEqual(['outdated', 'payable'])
  })

  test('a new checkout outdates the earlier one of its selection and way, and new travellers all, but no request', () => {
    const session = openTab()
    makeRequest(session)
    begin(session, 'other', { selectionKey: '8' })
    begin(session, 'A')
    advanceCheckouts(session, [{ id: 'A' }], { kind: 'failed' })
    begin(session, 'B')
    begin(session, 'V', { way: 'whatsApp' })
    expect(shown(session)).toEqual(['V sending', 'B sending', 'A ended', 'W requested'])
    expect(stateOf(session, 'other')).toBe('sending')
    outdateUnpaid(session, 'tour')
    expect(shown(session)).toEqual(['W requested'])
  })

  test('is locked by a call and a departure of its own document only', () => {
    const session = openTab()
    const flying = (one = session) => {
      const found = inFlight(readCheckouts(one), summary)
      return found && [found.id, found.isLeaving]
    }
    expect(flying()).toBeNull()
    begin(session, 'A')
    expect(flying()).toEqual(['A', false])
    const duplicate = openTab('A')
    expect(flying(duplicate)).toBeNull()
    isAnswered(session, 'A')
    expect(flying()).toBeNull()
    departFor(session, payableTour())
    expect(flying()).toEqual(['A', true])
    duplicate.checkouts.setTab(session.checkouts.get().tab)
    expect(flying(duplicate)).toBeNull()
  })
})

test('a duplicated tab reads a call of the original as unanswered, and only replaces or deletes it', () => {
  const original = openTab()
  begin(original, 'A')
  const duplicate = openTab('A')
  expect(shown(duplicate)).toEqual(['A unanswered'])
  leaveSummary(duplicate, summary, () => expect.fail('nothing to stop'))
  endPayment(duplicate, 'tour', null)
  outdateUnpaid(duplicate, 'tour')
  expect(shown(duplicate)).toEqual([])
  isAnswered(duplicate, 'A')
  expect(stateOf(openTab(), 'A')).toBe('sending')
  isAnswered(original, 'A')
  expect(shown(original)).toEqual(['A payable'])
  // The original may have lost its call.
  for (const kind of ['replaced', 'forgotten'] as const) {
    begin(original, kind)
    advanceCheckouts(duplicate, [{ id: kind }], { kind })
    expect(stateOf(openTab(), kind)).toBeNull()
  }
})

describe('the hold that a new checkout replaces', () => {
  const hold = (session: Session) =>
    earlierHold(readCheckouts(session), { product: 'tour', itemKey: 'reef' })

  test.each<[string, Checkout, string | null]>([
    ['an unpaid booking, also of other counts', payableTour({ selectionKey: '8' }), 'A'],
    ['not of another tour', payableTour({ itemKey: 'ruins' }), null],
    ['not of another product', payableTour({ product: 'package' }), null],
  ])('is %s', (_, checkout, id) => {
    storeCheckouts(checkout)
    expect(hold(openTab('A'))).toBe(id)
    expect(hold(openTab())).toBeNull()
  })

  test('is the latest, also of other travellers', () => {
    storeCheckouts(payableTour({ id: 'B' }), payableTour({ startedAt: Date.now() - hour }))
    const session = openTab('A', 'B')
    outdateUnpaid(session, 'tour')
    expect(hold(session)).toBe('B')
  })
})

describe('coming and going', () => {
  /** Pays in a tab, up to the payment page. */
  function leaves() {
    storeCheckouts(payableTour())
    const session = openTab('A')
    departFor(session, payableTour())
    return session
  }

  test('leaving the summary or returning to it ends a departure, of its product only, and leaving abandons a call', () => {
    const session = leaves()
    const isLeaving = () => inFlight(readCheckouts(session), summary)?.isLeaving
    const stay = vi.fn()
    returnToSummary(session, { product: 'hotel', selectionKey: '1' })
    expect(isLeaving()).toBe(true)
    for (const leave of [leaveSummary, stopLeaving]) leave(session, summary, stay)
    expect(isLeaving()).toBeUndefined()
    expect(stay).toHaveBeenCalledTimes(1)
    expect(shown(session)).toEqual(['A payable'])
    begin(session, 'B')
    leaveSummary(session, summary, stay)
    expect(readCheckouts(session).list[0]).toMatchObject({ id: 'B', isAbandoned: true })
  })

  /** The same tab after a reload. */
  function reloaded(session: Session): Session {
    const next = openTab()
    next.checkouts.setTab(session.checkouts.get().tab)
    return next
  }

  test('clearing a selection forgets the checkouts by card of its product, not the request', () => {
    const session = openTab()
    makeRequest(session)
    begin(session, 'H', { product: 'hotel' })
    begin(session, 'A')
    clearSelection(session, 'tour')
    expect(session.checkouts.get().tab.own.map(({ id }) => id)).toEqual(['H', 'W'])
    expect(session.log().at(-1)?.payload).toEqual({ product: 'tour' })
  })

  test.each([
    ['R-1', ['named ended', 'other payable', 'unnamed ended']],
    ['R-9', ['named payable', 'other payable', 'unnamed ended']],
    [null, ['named ended', 'other ended', 'unnamed ended']],
  ])('after payment %s failed, the checkouts of its tab are %j', (reference, states) => {
    storeCheckouts(
      payableTour({ id: 'elsewhere', reference: 'R-5' }),
      payableTour({ id: 'named', reference: 'R-1' }),
      payableTour({ id: 'other', reference: 'R-2' }),
      payableTour({ id: 'unnamed' }),
      payableTour({ id: 'hotel', product: 'hotel' }),
    )
    const session = openTab('named', 'other', 'unnamed', 'hotel')
    departFor(session, { id: 'named', product: 'tour' })
    endPayment(session, 'tour', reference)
    const shownStates = ['named', 'other', 'unnamed'].map((id) => `${id} ${stateOf(session, id)}`)
    expect(shownStates).toEqual(states)
    expect(stateOf(session, 'hotel')).toBe('payable')
    // The device offers the latest booking of the product, also of another tab.
    expect(stateOf(session, 'elsewhere')).toBe(reference === null ? 'ended' : 'payable')
    expect(readCheckouts(session).tab.left).toEqual({})
  })

  describe('the success page', () => {
    const at = (session: Session, reference: string | null) =>
      takeReceipt(session, 'tour', reference)?.id ?? null

    test('shows the checkout that the tab left for without a reference, and does not list it as paid', () => {
      const session = leaves()
      expect([at(session, null), at(reloaded(session), null)]).toEqual(['A', 'A'])
      expect(takeReceipt(session, 'hotel', null)).toBeNull()
      expect(stateOf(session, 'A')).toBe('returned')
      expect(at(reloaded(session), 'R1')).toBe('A')
      // A receipt of an earlier visit names no selection.
      const keyIn = (tab: Session) => takeReceipt(tab, 'tour', 'R1')?.selectionKey
      expect([keyIn(session), keyIn(openTab())]).toEqual(['7', null])
    })

    const answered = { state: 'requested', reference: 'R1', expiresAt: null } as const
    const requested: Checkout = { ...common, ...answered, way: 'whatsApp' }
    test.each<[string, Checkout, string | null]>([
      ['finds the receipt by its reference', payableTour({ reference: 'R1' }), 'A'],
      ['finds no receipt of another reference', payableTour({ reference: 'R2' }), null],
      ['binds the first reference to a payment page that may be open', payableTour(), 'A'],
      ['binds no reference to a checkout without a payment page', unansweredTour(), null],
      ['finds no receipt of a request', requested, null],
    ])('of another tab %s', (_, checkout, id) => {
      storeCheckouts(checkout)
      const session = openTab()
      expect([at(session, null), at(session, 'R1')]).toEqual([null, id])
    })
  })
})

describe('the unfinished booking of a product', () => {
  const offered = (now = Date.now()) => {
    vi.setSystemTime(now)
    return unfinishedOf(readCheckouts(openTab()).list, 'tour')?.id ?? null
  }

  test('is offered for 24 hours', () => {
    storeCheckouts(payableTour({ keptUntil: null }))
    const end = Date.now() + 24 * hour
    expect([offered(end - 1), offered(end)]).toEqual(['A', null])
  })

  test.each<[string, Checkout, string | null]>([
    ['the latest', unansweredTour(), 'B'],
    ['the one before a refused one', { ...tourCheckout(), state: 'refused' }, 'A'],
    ['none after another was paid', { ...tourCheckout(), state: 'paid', reference: 'R-1' }, null],
    ['not that of another product', { ...unansweredTour(), product: 'hotel' }, 'A'],
  ])('is %s', (_, later, id) => {
    storeCheckouts({ ...later, id: 'B' }, payableTour())
    expect(offered()).toBe(id)
  })
})
