import { type Fault, faultsIn } from '../fault.ts'

// What Stripe, the outbox, refunds, encrypted records and a changed price promise.
const bookings = 'provider/src/bookings'
const payments = 'provider/src/payments'
const stripe = `${payments}/stripe-gateway.test.ts`
const outbox = 'provider/src/outbox/outbox.test.ts'
const privacy = 'provider/src/privacy.test.ts'
const booking = 'shared/booking/src/payment'
const priceChange = `${booking}/price-change.browser.test.tsx`

export const faults: Fault[] = [
  ...faultsIn(`${bookings}/transition.ts`, outbox, [
    [
      'facts (c): a status and what follows from it are written together',
      '  await writeOutbox(tx, booking.id, to, now)\n',
      '',
      'on pglite',
    ],
  ]),
  ...faultsIn('provider/src/outbox/deliver.ts', outbox, [
    [
      'facts (c): two workers never take the same entry',
      'set({ tries: row.tries + 1, dueAt: new Date(now.getTime() + pauseMs) })',
      'set({ tries: row.tries + 1 })',
      'on pglite',
    ],
  ]),
  ...faultsIn(`${payments}/refund-booking.ts`, outbox, [
    [
      'facts (c): refund_due becomes refunded',
      "if (booking?.status === 'refund_due')",
      "if (booking?.status === 'cancelled')",
      'on pglite',
    ],
  ]),
  ...faultsIn(`${payments}/stripe-gateway.ts`, stripe, [
    [
      'Stripe: a booking gets one page',
      '{ idempotencyKey: `session:${order.bookingId}` }',
      '{ idempotencyKey: `session:${Math.random()}` }',
    ],
    [
      'Stripe: an event from the future',
      'now.getTime() / 1000 > toleranceSeconds',
      'now.getTime() / 1000 > 1e9',
    ],
    [
      'Stripe: completed is not yet paid',
      "if (type === 'succeeded' && session.payment_status !== 'paid') return null\n",
      '',
    ],
    ['Stripe: what became of a refund is asked', 'known ??', 'null ??'],
    [
      'Stripe: too late for half an hour',
      "error.param === 'expires_at'",
      "error.param === 'expires'",
    ],
  ]),
  ...faultsIn(`${payments}/reconcile.ts`, stripe, [
    [
      'Stripe: an unpaid page that was left is closed',
      'await desk.gateway.closeSession(payment.sessionId)',
      'await desk.gateway.findSession(payment.sessionId)',
    ],
  ]),
  ...faultsIn(`${bookings}/desk.ts`, privacy, [
    [
      'facts (c): records are encrypted at rest',
      'desk.secrets.encrypt(JSON.stringify(call.travellers))',
      'JSON.stringify(call.travellers)',
    ],
  ]),
  ...faultsIn('provider/src/sweeper.ts', privacy, [
    [
      'facts (c): records are purged on schedule',
      'await purgeRecords(desk.db, desk.now())',
      '0',
      'deleted by the provider itself',
    ],
  ]),
  ...faultsIn(`${booking}/refusal.ts`, priceChange, [
    ['a changed price is asked about', 'refusal.success ?', '!refusal.success ?'],
  ]),
  ...faultsIn(`${booking}/useAgreedTotal.ts`, priceChange, [
    [
      'the price asked for twice is a failure',
      'if (isSameTotal(change.fromUsd, change.toUsd)) return false',
      '',
    ],
  ]),
  ...faultsIn(
    `${booking}/useBookingActions.ts`,
    ['shared/booking/src/summary/SummaryFrame.browser.test.tsx', 'after a refusal'],
    [
      [
        'what was refused is another attempt',
        "if (!isUndecided(error)) cardAttempts.close()\n      fail(error, 'card'",
        "fail(error, 'card'",
      ],
    ],
  ),
  ...faultsIn(`${booking}/useBookingActions.ts`, priceChange, [
    [
      'nobody leaves for a price they did not see',
      "if (price.ask({ fromUsd: totalUsd, toUsd: chargedUsd, way: 'card' })) return paying.end()\n",
      '',
    ],
    [
      'the recap repeats what was agreed to',
      '{ ...options.recap, totalUsd, rows: recapRows(totalUsd) }',
      'options.recap',
    ],
  ]),
  ...faultsIn('tools/conformance/reading.ts', 'tools/conformance/conformance.test.ts', [
    ['conformance: a list in pages is said', 'place.last_page > 1', 'place.last_page > 100'],
    ['conformance: a lost field is said', 'isEmpty(raw) ? [] : [path]', '[]'],
  ]),
]
