import { type Fault, faultsIn } from '../fault.ts'

const desk = 'platform/provider/src/bookings'
const payments = 'platform/provider/src/payments'
const races = `${desk}/races.test.ts`
const tampering = `${desk}/price-tampering.test.ts`
const events = `${payments}/payments.test.ts`
const stripe = `${payments}/stripe-gateway.test.ts`
const outbox = 'platform/provider/src/outbox/outbox.test.ts'
const privacy = 'platform/provider/src/privacy.test.ts'

// What holds prices, stock, payments and travellers' data together: SQL, signatures, keys (rows B9–B13).
export const bookings: Fault[] = [
  ...faultsIn(`${desk}/offer-rules.ts`, tampering, [
    [
      'B9: the total that was sent is compared',
      'isAmount(sentUsd, totalCents(lines))',
      'sentUsd > 0 || isAmount(sentUsd, totalCents(lines))',
    ],
  ]),
  ...faultsIn(`${desk}/stock.ts`, races, [
    [
      'B10: the rows of the stock are locked',
      '\n      for update of stock',
      '',
      'many at once on postgres > the last seat',
    ],
  ]),
  ...faultsIn(`${desk}/keys.ts`, races, [
    [
      'B11: one key is one booking',
      '`key:${attempt.key}`',
      '`key:${attempt.key}${Math.random()}`',
      'on pglite > 50 requests with one key',
    ],
    [
      'B11: a key with another body is 422',
      'row.fingerprint !== attempt.fingerprint',
      'row.fingerprint === null',
      'on pglite > one key with another body',
    ],
  ]),
  ...faultsIn(`${payments}/signature.ts`, events, [
    [
      'B12: only what the gateway signed',
      'if (!timingSafeEqual(',
      'if (secret === null && !timingSafeEqual(',
      'on pglite > forged',
    ],
    [
      'B12: 300 s, not 301',
      'toleranceSeconds = 300',
      'toleranceSeconds = 302',
      'on pglite > forged',
    ],
  ]),
  ...faultsIn(`${payments}/apply-event.ts`, events, [
    [
      'B12: an event is applied once',
      "if (recorded.length === 0) return 'duplicate'",
      "if (recorded.length === 9) return 'duplicate'",
      'on pglite > an event sent twenty times',
    ],
    [
      'B12: another amount never confirms',
      'event.amountCents !== booking.amountCents ||',
      '',
      'on pglite > a smaller amount',
    ],
  ]),
  ...faultsIn(`${payments}/stripe-gateway.ts`, stripe, [
    [
      'Stripe: an attempt to pay gets one page',
      'idempotencyKey: `session:${order.bookingId}:${order.pageNumber}`',
      'idempotencyKey: `session:${Math.random()}`',
    ],
  ]),
  ...faultsIn(`${payments}/stripe-events.ts`, stripe, [
    [
      'Stripe: completed is not yet paid',
      "if (type === 'succeeded' && session.payment_status !== 'paid') return null\n",
      '',
    ],
  ]),
  ...faultsIn(`${desk}/transition.ts`, outbox, [
    [
      'a status and what follows from it are written together',
      '  await writeOutbox(tx, booking.id, to, now)\n',
      '',
      'on pglite',
    ],
  ]),
  ...faultsIn('platform/provider/src/outbox/deliver.ts', outbox, [
    [
      'two workers never take the same entry',
      'set({ tries: row.tries + 1, dueAt: new Date(now.getTime() + pauseMs) })',
      'set({ tries: row.tries + 1 })',
      'on pglite',
    ],
  ]),
  ...faultsIn(`${desk}/desk.ts`, privacy, [
    [
      'records are encrypted at rest',
      'desk.secrets.encrypt(JSON.stringify(call.travellers))',
      'JSON.stringify(call.travellers)',
    ],
  ]),
  ...faultsIn('platform/provider/src/sweeper.ts', privacy, [
    [
      'records are purged on schedule',
      'await purgeRecords(desk.db, desk.now(), keepRecordsDays)',
      '0',
      'deleted by the provider itself',
    ],
  ]),
]
