import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { addDays } from '../calendar.ts'
import { bookings, stock } from '../database/booking-tables.ts'
import { rowsOf } from '../database/migrate.ts'
import { payments, sandboxSessions } from '../database/payment-tables.ts'
import {
  bookingOf,
  bookSeat,
  decide,
  get,
  post,
  type Seat,
  stayAt,
  traveller,
} from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { expireHolds } from './expire.ts'

const clients = 50
const rounds = repetitions(2, 20)

describe('a provider with concurrent calls', () => {
  const bench = useProvider()
  const app = () => bench.provider.app

  test(`sells the last seat to one of ${clients} clients, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round++) {
      const day = addDays('2027-01-01', round)
      const { body } = await bookSeat(app(), { day })
      await decide(app(), body.redirect_url, 'declined')
      const { itemId } = await bookingOf(bench.db, body)
      const row = and(eq(stock.itemId, itemId), eq(stock.day, day))
      await bench.db.update(stock).set({ capacity: 1 }).where(row)
      const answers = await Promise.all(
        Array.from({ length: clients }, () => bookSeat(app(), { day })),
      )
      const sold = Array(clients).fill(409).with(0, 201)
      expect(answers.map(({ status }) => status).toSorted()).toEqual(sold)
    }
    expect(await stockProblems(bench.db)).toEqual([])
  }, 60_000)

  test(`never shares a room among ${clients} overlapping stays, and refuses the others with 409`, async () => {
    // The Rooftop Penthouse has one unit. The stays take three or four nights and overlap in mixed order.
    const { body } = await get(app(), '/hotels/lumbre-cancun')
    const stay = stayAt(body.data, 'Rooftop Penthouse')
    const answers = await Promise.all(
      Array.from({ length: clients }, (_, i) => {
        const day = addDays('2027-06-01', (i * 7) % 20)
        const guests = Array(3).fill(traveller('1990-01-01', { firstName: `Party ${i}` }))
        return post(app(), '/hotel-bookings/create-checkout', stay(day, 3 + (i % 2), guests))
      }),
    )
    const outcomes = answers.map(({ status, body }) => `${status} ${body.error?.code ?? 'booked'}`)
    expect(new Set(outcomes)).toEqual(new Set(['201 booked', '409 sold_out']))
    expect(await stockProblems(bench.db)).toEqual([])
  }, 60_000)

  test('ends a hold even if its transaction deadlocks with another', async () => {
    const { body: hotel } = await get(app(), '/hotels/torre-marea')
    const stay = stayAt(hotel.data, 'King Sea View')('2027-08-01', 2)
    const { body } = await post(app(), '/hotel-bookings/create-checkout', stay)
    const ended = await bench.db.transaction(async (tx) => {
      const lock = (day: string) => tx.select().from(stock).where(eq(stock.day, day)).for('update')
      await lock('2027-08-02')
      const ending = expireHolds(bench.db, new Date('2027-01-01'))
      const waiting = sql`select 1 from pg_locks where not granted`
      await vi.waitUntil(async () => rowsOf(await tx.execute(waiting)).length > 0)
      await lock('2027-08-01')
      return { ending }
    })
    expect(await ended.ending).toBeGreaterThan(0)
    expect((await bookingOf(bench.db, body)).status).toBe('expired')
  })

  test.each<Seat['call']>(['create-checkout', 'whatsapp'])(
    `makes one booking of ${clients} concurrent requests to %s with one key`,
    async (call) => {
      const tables = call === 'whatsapp' ? [bookings] : [bookings, sandboxSessions, payments]
      const counts = () => Promise.all(tables.map((table) => bench.db.$count(table)))
      const before = await counts()
      const seat = { key: 'one-key', name: 'Same', call }
      const answers = await Promise.all(
        Array.from({ length: clients }, () => bookSeat(app(), seat)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const fresh = answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)
      expect(fresh).toHaveLength(1)
      expect(await counts()).toEqual(before.map((count) => count + 1))
    },
    60_000,
  )

  test('refuses a key that comes with another body, but accepts it at another endpoint', async () => {
    const seat = { key: 'reused', name: 'First' }
    expect((await bookSeat(app(), seat)).status).toBe(201)
    const other = await bookSeat(app(), { key: 'reused' })
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await bookSeat(app(), { ...seat, call: 'whatsapp' })).status).toBe(201)
    for (const key of ['with space', 'x'.repeat(201)])
      expect((await bookSeat(app(), { key })).status).toBe(400)
  })

  test('treats a double click without a key as one booking, and the same body after a decline or a lapsed hold as a new attempt', async () => {
    const click = () => bookSeat(app(), { name: 'Clicker' })
    const [one, two] = await Promise.all([click(), click()])
    expect(two.body).toEqual(one.body)
    await decide(app(), one.body.redirect_url, 'declined')
    const retry = await click()
    expect(retry.status).toBe(201)
    expect(retry.body.redirect_url).not.toBe(one.body.redirect_url)
    bench.later(5)
    const later = await click()
    expect(later.body.reference).not.toBe(retry.body.reference)
    vi.spyOn(bench.provider.deps.gateway, 'createSession').mockRejectedValueOnce(new Error('away'))
    const unlucky = { name: 'Unlucky' }
    expect((await bookSeat(app(), unlucky)).status).toBe(503)
    bench.later(45)
    expect((await bookSeat(app(), unlucky)).status).toBe(201)
  })
})
