import type { Row } from '../row.ts'

const bookings = 'provider/src/bookings'
const database = 'provider/src/database'
const routes = 'provider/src/routes'
const summary = 'shared/booking/src/summary/SummaryFrame.browser.test.tsx'

/** What hostile clients and dying processes do to bookings, stock and money. */
export const providerRows: Row[] = [
  {
    id: 'B9',
    title: 'Tampered prices',
    target: '0 bookings at a client’s price, 409 price_changed, the charge is the quote',
    tests: [
      `${bookings}/price-tampering.test.ts`,
      'shared/booking/src/payment/price-change.browser.test.tsx',
    ],
  },
  {
    id: 'B10',
    title: 'Inventory',
    target: 'exactly 1 sold, 0 oversold, 0 leaked holds, 0 deadlocks seen',
    tests: [`${bookings}/races.test.ts`],
  },
  {
    id: 'B11',
    title: 'Idempotency',
    target: '1 POST for a double click, 1 booking and one answer, 422 for another body',
    tests: [`${bookings}/races.test.ts`, summary],
  },
  {
    id: 'B12',
    title: 'Payment events',
    target:
      '0 forged effects, 1 transition, the same end in every order, a mismatch never confirms',
    tests: [
      'provider/src/payments/payments.test.ts',
      'provider/src/payments/stripe-gateway.test.ts',
    ],
  },
  {
    id: 'B19',
    title: 'Contact form abuse',
    target: '429 with Retry-After after 5, 0 rows of robots, 413',
    tests: [`${routes}/content.test.ts`, 'shell/server/caller.test.ts'],
  },
  {
    id: 'B20',
    title: 'Forms and origins of other sites, extra fields',
    target: '415, no allowed origin, extra fields ignored',
    tests: [`${routes}/requests.test.ts`],
  },
  {
    id: 'C1',
    title: 'kill -9 during bookings and events',
    target: '0 acknowledged lost, 0 half-bookings, ready within 3 s',
    tests: [`${database}/durability.test.ts`],
  },
  {
    id: 'C2',
    title: 'Death at every named step',
    target: '1 booking, 1 session, 1 payment, 1 refund after the same request comes again',
    tests: [`${database}/durability.test.ts`],
  },
  {
    id: 'C3',
    title: 'A second process on the embedded database',
    target: 'ends with an exit code and names the first by its pid',
    tests: [`${database}/durability.test.ts`],
  },
  {
    id: 'C4',
    title: 'PostgreSQL restarted under load, a full disk',
    target: '0 acknowledged lost, 503, 0 partial rows',
    tests: [`${database}/outage.test.ts`],
  },
  {
    id: 'C5',
    title: 'A random life of bookings',
    target: 'held and sold are what live bookings have, one payment each',
    tests: [`${bookings}/model.test.ts`],
  },
]
