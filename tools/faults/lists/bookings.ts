import { type Fault, faultsIn } from '../fault.ts'

// What rows B9–B20 promise about prices, stock, keys, events and abuse.
const bookings = 'provider/src/bookings'
const payments = 'provider/src/payments'
const races = `${bookings}/races.test.ts`
const events = `${payments}/payments.test.ts`
const tampering = `${bookings}/price-tampering.test.ts`

export const faults: Fault[] = [
  ...faultsIn('provider/src/hotels/offer.ts', tampering, [
    [
      'B9: the total of a room is compared',
      'isAmount(sentUsd, totalCents(lines))',
      'sentUsd > 0 || isAmount(sentUsd, totalCents(lines))',
    ],
  ]),
  ...faultsIn(
    'provider/src/hotels/offer.ts',
    ['provider/src/routes/hotels.test.ts', 'too short'],
    [
      ['§5: a stay that is too short is not paid', 'nights < minimum', 'nights < 0'],
      ['§5: but can be asked for', 'sentUsd !== null && nights < minimum', 'nights < minimum'],
    ],
  ),
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
      'many at once on postgres > the last seat',
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
    [
      'B12: a success after a failure confirms',
      "    case 'payment_failed':\n",
      '',
      'on pglite > created, failed',
    ],
    [
      'facts (c): late success without stock is refund_due',
      "await transition(tx, booking, 'refund_due', now)\n      return 'refund_due'\n    case 'cancelled'",
      "return 'refund_due'\n    case 'cancelled'",
      'on pglite > a hold that ended > goes to the next',
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
  ...faultsIn('provider/src/http/errors.ts', 'provider/src/database/outage.test.ts', [
    ['C4: a full disk is 503', '|57P|53)/', '|57P)/', 'a full disk under pglite'],
  ]),
  ...faultsIn('shared/http/src/errors.ts', 'shared/http/src/errors.test.ts', [
    [
      "a vertical knows its own calls' failures, thrown by the shell's client",
      "return isNamed(error, 'HttpError')",
      'return super[Symbol.hasInstance](error)',
    ],
  ]),
]
