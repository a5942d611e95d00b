import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { bookings } from '../database/booking-tables.ts'
import { payments, sandboxSessions } from '../database/payment-tables.ts'
import { type Answer, decide, get, post, stayAt, tourOn, traveller } from '../testing/calls.ts'
import { engines, useProvider } from '../testing/engines.ts'

type Body = Record<string, unknown> & { total_amount_usd: number }

/** Totals a client may send instead of the price, as they stand in its JSON. */
const tampered = (price: number): [json: string, status: number][] => [
  ['0', 409],
  ['-1', 409],
  ['0.01', 409],
  [`${Math.round(price * 100 + 1) / 100}`, 409],
  [`${Math.round(price * 100 - 1) / 100}`, 409],
  [`${price / 100}`, 409],
  ['1e300', 409],
  [`"${price}"`, 400],
  ['"1"', 400],
  ['null', 400],
  ['1e309', 400],
  ['[1]', 400],
  ['{}', 400],
]

describe.each(engines)('a client that names its own price, on %s,', (engine) => {
  const bench = useProvider(engine)
  const app = () => bench.provider.app
  const adult = traveller('1985-04-12')
  const one = { guests_count: 1, guests: [adult] }
  /** A booking of each product whose body carries a total, at its price. */
  const honest: Record<string, Body> = {}

  beforeAll(async () => {
    const tour = (await get(app(), '/tours/deep-sea-fishing')).body.data
    const [travelPackage] = (await get(app(), '/packages')).body.data
    const hotel = (await get(app(), '/hotels/torre-marea')).body.data
    const days = Math.max(1, travelPackage.duration_days - 1)
    honest['/tours/checkout'] = tourOn(tour, '2027-03-12', [adult])
    honest['/packages/checkout'] = {
      package_id: travelPackage.id,
      check_in_date: '2027-03-12',
      check_out_date: addDays('2027-03-12', days),
      total_amount_usd: travelPackage.price_per_person,
      ...one,
    }
    const stay = stayAt(hotel, 'King Sea View')
    honest['/hotel-bookings/create-checkout'] = stay('2027-03-12', 4, [adult])
  }, 60_000)

  const products = ['/tours/checkout', '/packages/checkout', '/hotel-bookings/create-checkout']
  const bodyOf = (path: string) => honest[path] ?? { total_amount_usd: 0 }

  /** Sends a body whose total is this text of JSON. */
  function sendTotal(path: string, total: string, changes: object = {}): Promise<Answer> {
    const json = JSON.stringify({ ...bodyOf(path), ...changes, total_amount_usd: '#' })
    return post(app(), path, json.replace('"#"', total))
  }

  test.each(products)(
    '%s: no other total books anything, and a number is told the price',
    async (path) => {
      const price = bodyOf(path).total_amount_usd
      for (const [total, status] of tampered(price)) {
        const answer = await sendTotal(path, total)
        expect([total, answer.status]).toEqual([total, status])
        if (status !== 409) continue
        expect(answer.body.error).toMatchObject({
          code: 'price_changed',
          current_total_amount_usd: price,
        })
      }
      expect(await bench.db.$count(bookings)).toBe(0)
    },
  )

  test('the charge is the provider’s own quote, whatever total the body has', async () => {
    const extra = {
      status: 'confirmed',
      price: 1,
      amount_cents: 1,
      currency: 'MXN',
      quote: { lines: [] },
      price_per_person: 0.01,
    }
    for (const path of products) {
      const price = bodyOf(path).total_amount_usd
      const { status, body } = await sendTotal(path, String(price), extra)
      expect([status, body.total_amount_usd, body.currency]).toEqual([201, price, 'USD'])
      await decide(app(), body.redirect_url, 'paid')
      const [row] = await bench.db
        .select({
          status: bookings.status,
          quoted: bookings.amountCents,
          paid: payments.amountCents,
          charged: sandboxSessions.amountCents,
        })
        .from(bookings)
        .innerJoin(payments, eq(payments.bookingId, bookings.id))
        .innerJoin(sandboxSessions, eq(sandboxSessions.id, payments.sessionId))
        .where(eq(bookings.reference, body.reference))
      const cents = Math.round(price * 100)
      expect(row).toEqual({ status: 'confirmed', quoted: cents, paid: cents, charged: cents })
    }
  })
})
