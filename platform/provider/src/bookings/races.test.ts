import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { bookings, stock } from '../database/booking-tables.ts'
import { payments, sandboxSessions } from '../database/payment-tables.ts'
import { bookingOf, decide, get, post, seats, stayAt, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'

const clients = 50

describe('a provider with concurrent calls', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  const rounds = repetitions('RACE_ROUNDS', 2, 20)

  const book = (day: string, firstName: string, headers = {}) => {
    const passenger = traveller('1990-01-01', { firstName })
    return post(app(), '/bookings/create-checkout', seats(day, 'MIA', [passenger]), headers)
  }

  async function leaveOneSeat(day: string) {
    const first = await book(day, 'Opens the row')
    await decide(app(), first.body.redirect_url, 'declined')
    const { itemId } = await bookingOf(bench.db, first.body)
    const where = and(eq(stock.itemId, itemId), eq(stock.day, day))
    await bench.db.update(stock).set({ capacity: 1 }).where(where)
  }

  const count = (statuses: number[], status: number) =>
    statuses.filter((one) => one === status).length

  test(`sells the last seat to one of ${clients} clients, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round++) {
      const day = `2027-01-${String(round + 1).padStart(2, '0')}`
      await leaveOneSeat(day)
      const answers = await Promise.all(
        Array.from({ length: clients }, (_, i) => book(day, `Client ${i}`)),
      )
      const statuses = answers.map(({ status }) => status)
      expect([count(statuses, 201), count(statuses, 409)]).toEqual([1, clients - 1])
    }
    expect(await stockProblems(bench.db)).toEqual([])
  }, 60_000)

  test(`never shares a room among ${clients} overlapping stays, and refuses the others with 409`, async () => {
    // The Rooftop Penthouse has one unit. The stays take three or four nights and overlap in mixed order.
    const { body } = await get(app(), '/hotels/lumbre-cancun')
    const stay = stayAt(body.data, 'Rooftop Penthouse')
    const answers = await Promise.all(
      Array.from({ length: clients }, (_, i) => {
        const first = 1 + ((i * 7) % 20)
        const nights = 3 + (i % 2)
        const guests = Array(3).fill(traveller('1990-01-01', { firstName: `Party ${i}` }))
        const day = `2027-06-${String(first).padStart(2, '0')}`
        return post(app(), '/hotel-bookings/create-checkout', stay(day, nights, guests))
      }),
    )
    const statuses = answers.map(({ status }) => status)
    expect(count(statuses, 201)).toBeGreaterThanOrEqual(3)
    expect(count(statuses, 201) + count(statuses, 409)).toBe(clients)
    const nights = await bench.db
      .select()
      .from(stock)
      .where(eq(stock.itemId, String(stay('2027-06-01', 3).room_id)))
    for (const night of nights) expect(night.held + night.sold).toBeLessThanOrEqual(1)
    expect(await stockProblems(bench.db)).toEqual([])
  }, 60_000)

  test(`makes one booking of ${clients} concurrent requests with one key`, async () => {
    const counts = () =>
      Promise.all([bookings, sandboxSessions, payments].map((table) => bench.db.$count(table)))
    const before = await counts()
    const answers = await Promise.all(
      Array.from({ length: clients }, () =>
        book('2027-02-01', 'Same', { 'idempotency-key': 'one-key' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const fresh = answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)
    expect(fresh).toHaveLength(1)
    expect(await counts()).toEqual(before.map((count) => count + 1))
  }, 60_000)

  test('makes one booking of concurrent WhatsApp requests with one key', async () => {
    const before = await bench.db.$count(bookings)
    const answers = await Promise.all(
      Array.from({ length: clients }, () =>
        post(app(), '/bookings/whatsapp', seats('2027-02-02'), { 'idempotency-key': 'chat-key' }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await bench.db.$count(bookings)).toBe(before + 1)
  }, 60_000)

  test('refuses a key that comes with another body, but accepts it at another endpoint', async () => {
    const day = '2027-02-03'
    const key = { 'idempotency-key': 'reused' }
    expect((await book(day, 'First', key)).status).toBe(201)
    const other = await book(day, 'Second', key)
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await post(app(), '/bookings/whatsapp', seats(day), key)).status).toBe(201)
    expect((await book(day, 'First', { 'idempotency-key': 'with space' })).status).toBe(400)
    expect((await book(day, 'First', { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400)
  })

  test('treats a double click without a key as one booking, and the same body after a decline or a lapsed hold as a new attempt', async () => {
    const click = () => book('2027-02-04', 'Clicker')
    const [one, two] = await Promise.all([click(), click()])
    expect(two.body).toEqual(one.body)
    await decide(app(), one.body.redirect_url, 'declined')
    const retry = await click()
    expect(retry.status).toBe(201)
    expect(retry.body.redirect_url).not.toBe(one.body.redirect_url)
    bench.setNow('2026-11-20T17:05:00Z')
    const later = await click()
    expect(later.body.reference).not.toBe(retry.body.reference)
    vi.spyOn(bench.provider.deps.gateway, 'createSession').mockRejectedValueOnce(new Error('away'))
    expect((await book('2027-02-04', 'Unlucky')).status).toBe(503)
    bench.setNow('2026-11-20T17:45:00Z')
    expect((await book('2027-02-04', 'Unlucky')).status).toBe(201)
    bench.setNow('2026-11-20T17:00:00Z')
  })
})
