import { describe, expect, test } from 'vitest'
import { tourCheckout } from '../testing/tour-checkouts.ts'
import { advance, type CheckoutEvent } from './advance.ts'
import { type Checkout, isPayable, mayHold } from './checkout.ts'
import { recapAt } from './recap.ts'

const selection = { tour: 7 }
const [reference, paymentPage, expiresAt] = ['R-1', 'https://pay.example', '2026-12-01T09:30:00Z']
const begun = { ...tourCheckout(), recap: recapAt(tourCheckout().recap, 180), selection }
const { selection: _, ...told } = begun
const answered = { ...begun, recap: recapAt(begun.recap, 195) }
const { selection: _selection, ...settled } = answered
const way = 'whatsApp'

/** Checkouts by state. Those in lower case have no reference. */
const checkouts = {
  sending: { ...begun, state: 'sending', isAbandoned: false },
  abandoned: { ...begun, state: 'sending', isAbandoned: true },
  unanswered: { ...begun, state: 'unanswered' },
  failed: { ...begun, state: 'failed', isRead: false },
  read: { ...begun, state: 'failed', isRead: true },
  refused: { ...told, state: 'refused' },
  ended: { ...begun, state: 'ended', isRead: true, reference: null },
  unread: { ...begun, state: 'ended', isRead: false, reference: null },
  outdated: { ...begun, state: 'outdated', reference: null },
  returned: { ...told, state: 'returned', reference: null },
  paid: { ...told, state: 'paid', reference },
  PAYABLE: { ...answered, state: 'payable', reference, paymentPage, expiresAt },
  OUTDATED: { ...answered, state: 'outdated', reference },
  ENDED: { ...answered, state: 'ended', isRead: true, reference },
  RETURNED: { ...settled, state: 'returned', reference },
  PAID: { ...settled, state: 'paid', reference },
  request: { ...begun, way, state: 'sending', isAbandoned: false },
  'lost request': { ...begun, way, state: 'unanswered' },
  'ended request': { ...begun, way, state: 'ended', isRead: true, reference: null },
  REQUESTED: { ...settled, way, state: 'requested', reference, expiresAt },
} satisfies Record<string, Checkout>

type Name = keyof typeof checkouts

const events = {
  answered: { kind: 'answered', totalUsd: 195, reference, redirectUrl: paymentPage, expiresAt },
  unanswered: { kind: 'unanswered' },
  failed: { kind: 'failed' },
  refused: { kind: 'refused' },
  unpayable: { kind: 'unpayable' },
  left: { kind: 'visitor-left' },
  outdated: { kind: 'outdated' },
  replaced: { kind: 'replaced' },
  declined: { kind: 'declined' },
  returned: { kind: 'returned' },
  paid: { kind: 'paid', reference },
} satisfies Record<string, CheckoutEvent>

type EventName = keyof typeof events

/** Next state by state and event; null is over. Events that are not listed change nothing. */
const transitions: Record<Name, Partial<Record<EventName, Name | null>>> = {
  sending: {
    ...{ answered: 'PAYABLE', unanswered: 'unanswered', failed: 'read', refused: null },
    ...{ unpayable: 'ended', left: 'abandoned', outdated: 'outdated', replaced: null },
    ...{ declined: 'ended', returned: 'returned', paid: 'paid' },
  },
  abandoned: {
    ...{ answered: 'PAYABLE', unanswered: 'unanswered', failed: 'failed', refused: 'refused' },
    ...{ unpayable: 'unread', outdated: 'outdated', replaced: null },
    ...{ declined: 'ended', returned: 'returned', paid: 'paid' },
  },
  unanswered: {
    ...{ outdated: 'outdated', replaced: null, declined: 'ended' },
    ...{ returned: 'returned', paid: 'paid' },
  },
  failed: {
    ...{ left: 'read', outdated: 'ended', declined: 'ended' },
    ...{ returned: 'returned', paid: 'paid' },
  },
  read: { outdated: 'ended', declined: 'ended', returned: 'returned', paid: 'paid' },
  refused: { left: null, outdated: null },
  unread: {
    ...{ left: 'ended', outdated: 'ended', declined: 'ended' },
    ...{ returned: 'returned', paid: 'paid' },
  },
  ended: { returned: 'returned', paid: 'paid' },
  outdated: { replaced: null, declined: 'ended', returned: 'returned', paid: 'paid' },
  returned: { paid: 'paid' },
  paid: {},
  PAYABLE: {
    ...{ unpayable: 'ENDED', outdated: 'OUTDATED', replaced: null, declined: 'ENDED' },
    ...{ returned: 'RETURNED', paid: 'PAID' },
  },
  OUTDATED: { replaced: null, declined: 'ENDED', returned: 'RETURNED', paid: 'PAID' },
  ENDED: { returned: 'RETURNED', paid: 'PAID' },
  RETURNED: { paid: 'PAID' },
  PAID: {},
  request: { answered: 'REQUESTED', unanswered: 'lost request', refused: null },
  'lost request': { outdated: 'ended request' },
  'ended request': {},
  REQUESTED: {},
}

const names = Object.keys(checkouts) as Name[]
const listed = (name: Name): EventName[] =>
  name === 'request'
    ? ['answered', 'unanswered', 'refused', 'outdated', 'replaced', 'declined', 'returned', 'paid']
    : (Object.keys(events) as EventName[])

describe.each(names.map((name) => ({ name })))('a checkout in the state "$name"', ({ name }) => {
  // An answer names the reference of an outdated checkout, but its total stays unknown to the visitor.
  const isNamed = (event: EventName) => name === 'outdated' && event === 'answered'

  test.each(
    listed(name)
      .filter((event) => !isNamed(event))
      .map((event) => ({ event, next: { [event]: name, ...transitions[name] }[event] })),
  )('$event → $next', ({ event, next }) => {
    expect(advance(checkouts[name], events[event])).toEqual(next ? checkouts[next as Name] : null)
  })
})

test('an answer names the reference of an outdated checkout', () => {
  const named = { ...checkouts.outdated, reference }
  expect(advance(checkouts.outdated, events.answered)).toEqual(named)
})

test('an answer without a payment page ends a checkout by card', () => {
  const answer = { ...events.answered, redirectUrl: null }
  expect(advance(checkouts.sending, answer)).toEqual(checkouts.ended)
})

test.each(names.map((name) => [name] as const))('the provider may hold stock: %s', (name) => {
  const holds: Name[] = ['sending', 'abandoned', 'unanswered', 'outdated', 'PAYABLE', 'OUTDATED']
  expect(mayHold(checkouts[name])).toBe(holds.includes(name))
})

test.each([
  ['PAYABLE', 29, true],
  ['PAYABLE', 31, false],
  ['OUTDATED', 1, false],
] as const)('a checkout %s after %d minutes is payable: %s', (name, minutes, expected) => {
  const startedAt = Date.now() - minutes * 60_000
  expect(isPayable({ ...checkouts[name], startedAt })).toBe(expected)
})
