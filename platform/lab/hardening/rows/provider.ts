import type { Row } from '../row.ts'

const bookings = 'platform/provider/src/bookings'
const database = 'platform/provider/src/database'
const routes = 'platform/provider/src/routes'
const payments = 'platform/provider/src/payments/payments.test.ts'
const hostileRequests = 'platform/lab/hardening/hostile-requests.test.ts'
const summary = 'shared/booking/src/summary/SummaryPage.browser.test.tsx'

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
    tests: [payments, 'platform/provider/src/payments/stripe-gateway.test.ts'],
  },
  {
    id: 'B19',
    title: 'Contact form abuse',
    target: '429 with Retry-After after 5, 0 rows of robots, 413',
    tests: [`${routes}/content.test.ts`, 'platform/server/src/address.test.ts'],
  },
  {
    id: 'B20',
    title: 'Forms and origins of other sites, extra fields',
    target: '415, no allowed origin, extra fields ignored',
    tests: [`${routes}/requests.test.ts`],
  },
  {
    id: 'B23',
    title: 'Random bodies and queries over all calls',
    target: '10,000: 0 × 500, 0 hangs, slowest under 250 ms, memory within 1.2 of the start',
    tests: [hostileRequests],
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
    target: '0 acknowledged lost, 0 doubled, healed by itself, 503, 0 partial rows',
    tests: [`${database}/outage.test.ts`],
  },
  {
    id: 'C5',
    title: 'A random life of bookings',
    target: 'held and sold are what live bookings have, one payment each',
    tests: [`${bookings}/model.test.ts`],
  },
  {
    id: 'P2',
    title: 'Bodies of nothing but travellers, and others that cost much',
    target: 'under 50 ms of processor and 64 KB of answer for the worst body of each POST',
    tests: [
      hostileRequests,
      'shared/contract/src/wire/bookings.test.ts',
      'platform/storefront/src/provider-proxy.test.ts',
    ],
  },
  {
    id: 'P3',
    title: 'Parties whose ages may be counted in many ways',
    target: 'under 50 ms of processor, ways linear in guests',
    tests: [hostileRequests, `${bookings}/age-bands.test.ts`],
  },
  {
    id: 'P4',
    title: 'Places held and never paid',
    target: '60 seats at most by one address or e-mail, another visitor still gets a seat',
    tests: [`${bookings}/holds.test.ts`],
  },
  {
    id: 'P5',
    title: 'Infants without end',
    target: 'each takes a place',
    tests: [`${routes}/trips.test.ts`],
  },
  {
    id: 'P9',
    title: 'NUL bytes, signed events that make no sense',
    target: '400, 0 × 500',
    tests: [payments, `${routes}/content.test.ts`, hostileRequests],
  },
  {
    id: 'P10',
    title:
      'Foreign hosts, paths that read as hosts, a body sent again without a key by another caller',
    target: '421, 404; 0 addresses of the first caller handed over',
    tests: [
      `${routes}/requests.test.ts`,
      'platform/storefront/src/callers/own-addresses.test.ts',
      'platform/storefront/src/app.test.ts',
    ],
  },
  {
    id: 'P11',
    title: 'A start without payment keys',
    target: 'refused with a sentence unless the sandbox was asked for',
    tests: ['platform/provider/src/settings.test.ts'],
  },
  {
    id: 'P15',
    title: 'Refunds and notices that never go through',
    target: 'given up after 20 tries, seen, sent again',
    tests: ['platform/provider/src/outbox/outbox.test.ts'],
  },
  {
    id: 'P16',
    title: '200 bookings at once for 10 rooms',
    target: 'exactly 10, no 5xx, no connection closed under a request',
    tests: [`${bookings}/rush.test.ts`],
  },
  {
    id: 'C6',
    title: 'A database backed up under load, destroyed and restored',
    target: '0 bookings lost that were acknowledged before the backup began',
    tests: ['platform/provider/src/database/backup.test.ts'],
  },
]
