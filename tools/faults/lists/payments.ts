import { type Fault, faultsIn } from '../fault.ts'

// What facts (c), rows B9–B20 and the decisions promise about bookings and money.
const bookings = 'provider/src/bookings'
const payments = 'provider/src/payments'
const races = `${bookings}/races.test.ts`
const events = `${payments}/payments.test.ts`
const stripe = `${payments}/stripe-gateway.test.ts`
const outbox = 'provider/src/outbox/outbox.test.ts'
const durability = 'provider/src/database/durability.test.ts'
const tampering = `${bookings}/price-tampering.test.ts`
const privacy = 'provider/src/privacy.test.ts'
const booking = 'shared/booking/src/payment'
const priceChange = `${booking}/price-change.browser.test.tsx`

export const faults: Fault[] = [
  ...faultsIn('provider/src/hotels/offer.ts', tampering, [
    [
      'B9: the total of a room is compared',
      'isAmount(sent, totalCents(lines)))',
      'sent > 0 || isAmount(sent, totalCents(lines)))',
    ],
  ]),
  ...faultsIn('provider/src/trips/offer.ts', tampering, [
    [
      'B9: the total of a trip is compared',
      'isAmount(sent, totalCents(lines)))',
      'sent > 0 || isAmount(sent, totalCents(lines)))',
    ],
  ]),
  ...faultsIn(`${bookings}/offer-rules.ts`, tampering, [
    ['B9: a cent is a difference', '< 1e-6 *', '< 2 *'],
  ]),
  ...faultsIn(`${bookings}/stock.ts`, races, [
    [
      'B10: the rows of the stock are locked',
      '\n      for update of stock',
      '',
      'many at once on postgres the last seat',
    ],
  ]),
  ...faultsIn(`${bookings}/stock.ts`, `${bookings}/model.test.ts`, [
    [
      'C5: what was held is given back',
      'return from === column ? -1 : 0',
      'return from === column ? 0 : 0',
      'on pglite',
    ],
  ]),
  ...faultsIn(`${bookings}/keys.ts`, races, [
    [
      'B11: one key is one booking',
      '`key:${attempt.key}`',
      '`key:${attempt.key}${Math.random()}`',
      'on pglite 50 requests with one key',
    ],
    [
      'B11: a key with another body is 422',
      'row.fingerprint !== attempt.fingerprint',
      'row.fingerprint === null',
      'on pglite one key with another body',
    ],
  ]),
  ...faultsIn(`${payments}/signature.ts`, events, [
    [
      'B12: only what the gateway signed',
      'if (!timingSafeEqual(',
      'if (secret === null && !timingSafeEqual(',
      'on pglite forged',
    ],
    ['B12: 300 s, not 301', 'toleranceSeconds = 300', 'toleranceSeconds = 302', 'on pglite forged'],
  ]),
  ...faultsIn(`${payments}/apply-event.ts`, events, [
    [
      'B12: an event is applied once',
      "if (recorded.length === 0) return 'duplicate'",
      "if (recorded.length === 9) return 'duplicate'",
      'on pglite an event sent twenty times',
    ],
    [
      'B12: another amount never confirms',
      'event.amountCents !== booking.amountCents ||',
      '',
      'on pglite a smaller amount',
    ],
    [
      'B12: a success after a failure confirms',
      "    case 'payment_failed':\n",
      '',
      'on pglite created, failed',
    ],
    [
      'facts (c): late success without stock is refund_due',
      "await transition(tx, booking, 'refund_due', now)\n      return 'refund_due'\n    case 'cancelled'",
      "return 'refund_due'\n    case 'cancelled'",
      'on pglite a hold that has ended goes to the next',
    ],
  ]),
  ...faultsIn('provider/src/http/rate-limit.ts', 'provider/src/routes/content.test.ts', [
    ['B19: 429 after five', 'current.calls > perMinute ?', 'current.calls > 4 * perMinute ?'],
  ]),
  ...faultsIn('provider/src/http/caller.ts', 'provider/src/routes/content.test.ts', [
    ['B19: a forged X-Forwarded-For is not believed', ".split(',').at(-1)", ".split(',').at(0)"],
  ]),
  ...faultsIn('provider/src/routes/contact.ts', 'provider/src/routes/content.test.ts', [
    ['B19: the hidden field', "isFilled(json, 'website')", "isFilled(json, 'web')"],
  ]),
  ...faultsIn('provider/src/http/read-request.ts', 'provider/src/routes/requests.test.ts', [
    ['B20: JSON only', "type !== 'application/json'", 'type === undefined', 'every call'],
  ]),
  ...faultsIn(`${bookings}/place-checkout.ts`, durability, [
    [
      'C1, C2: stock and booking are written together or not at all',
      'await moveStock(tx, offer.stock',
      'await moveStock(desk.db, offer.stock',
      'on postgres that is killed at every step',
    ],
  ]),
  ...faultsIn(`${payments}/sandbox-gateway.ts`, durability, [
    [
      'C2: the gateway knows a booking it has a page for',
      'idempotencyKey: order.bookingId,',
      'idempotencyKey: `${order.bookingId}${id}`,',
      'on postgres that is killed at every step',
    ],
  ]),
  ...faultsIn(`${payments}/sandbox-gateway.ts`, durability, [
    [
      'C2: the gateway gives back once',
      'eq(sandboxSessions.id, sessionId), isNull(sandboxSessions.refundedAt)',
      'eq(sandboxSessions.id, sessionId)',
      'on postgres that is killed between giving money back',
    ],
  ]),
  ...faultsIn('provider/src/database/directory-lock.ts', durability, [
    [
      'C3: a second process is refused',
      'if (await isRunning(owner))',
      'if (owner.pid === 0)',
      'is refused to a second process',
    ],
  ]),
  ...faultsIn('provider/src/http/errors.ts', 'provider/src/database/outage.test.ts', [
    ['C4: a full disk is 503', '|57P|53)/', '|57P)/', 'a full disk under pglite'],
  ]),
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
  ...faultsIn(`${booking}/price-change.ts`, priceChange, [
    ['a changed price is asked about', 'refusal.success ?', '!refusal.success ?'],
  ]),
  ...faultsIn(`${booking}/useAgreedTotal.ts`, priceChange, [
    [
      'the price asked for twice is a failure',
      'if (isSameTotal(change.fromUsd, change.toUsd)) return false',
      '',
    ],
  ]),
  ...faultsIn(`${booking}/useBookingActions.ts`, priceChange, [
    [
      'a new price is another attempt',
      "if (!isUndecided(error)) cardAttempts.close()\n      fail(error, 'card'",
      "fail(error, 'card'",
    ],
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
