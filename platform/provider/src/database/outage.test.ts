import { startPostgres } from '@storefront/postgres'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openProvider } from '../provider.ts'
import { post, seats, traveller } from '../testing/calls.ts'
import { engines, silentLog, useProvider } from '../testing/engines.ts'
import { repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { bookingStock, bookings, idempotency, stock } from './booking-tables.ts'
import { outbox } from './payment-tables.ts'

const restarts = repetitions('RESTARTS', 1, 10)

const routes = ['MIA', 'LAX', 'JFK', 'SEA', 'DEN']
const seatOf = (name: string, to = 'MIA') =>
  seats('2027-04-05', to, [traveller('1990-01-01', { lastName: name })])

test(
  `PostgreSQL that crashes under load ${restarts} times loses nothing acknowledged, and the provider goes on by itself`,
  async () => {
    const server = await startPostgres()
    const settings = {
      databaseUrl: server.url('postgres'),
      secret: 'x'.repeat(32),
      sandboxPayments: true,
      log: silentLog,
    }
    const provider = await openProvider(
      { ...settings, bookingsPerMinute: 1_000_000, unpaidPlaces: 1_000_000 },
      { sweeps: false, now: () => new Date('2026-11-20T17:00:00Z') },
    )
    const { app } = provider
    const book = (key: string, number: number) =>
      post(app, '/bookings/create-checkout', seatOf(key, routes[number % routes.length]), {
        'idempotency-key': key,
      })

    const acknowledged = new Map<string, { number: number; body: unknown }>()
    const refused = new Set<string>()
    let isOver = false
    const load = Array.from({ length: 4 }, async (_, worker) => {
      for (let number = 0; !isOver; number++) {
        const key = `${worker}-${number}`
        const { status, body } = await book(key, number)
        if (status === 201) acknowledged.set(key, { number, body })
        else refused.add(`${status} ${body.error?.code}`)
      }
    })
    for (let restart = 0; restart < restarts; restart++) {
      const enough = acknowledged.size + 15
      while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 20))
      await server.restart()
    }
    isOver = true
    await Promise.all(load)

    // Sold out is a sound answer too: the load is larger than the flights.
    for (const answer of refused) {
      expect(['503 unavailable', '503 payment_unavailable', '409 sold_out']).toContain(answer)
    }
    for (const [key, { number, body }] of acknowledged) {
      expect([key, (await book(key, number)).body]).toEqual([key, body])
    }
    expect(await stockProblems(provider.desk.db)).toEqual([])
    // Nothing was booked twice: who asked and was not answered has asked once.
    const { db } = provider.desk
    expect(await db.$count(bookings)).toBe(await db.$count(idempotency))
    expect((await app.request('/readyz')).status).toBe(200)
    await provider.close()
    await server.stop()
  },
  60_000 + restarts * 10_000,
)

describe.each(engines)('a full disk under %s', (engine) => {
  const bench = useProvider(engine)

  test('is 503 to try again, leaves nothing half-written, and the same request books when there is room', async () => {
    const { app } = bench.provider
    const { db } = bench
    const rows = async () => ({
      bookings: await db.$count(bookings),
      keys: await db.$count(idempotency),
      needs: await db.$count(bookingStock),
      stock: await db.$count(stock),
      outbox: await db.$count(outbox),
    })
    const book = (call: string) =>
      post(app, `/bookings/${call}`, seatOf('Patient'), { 'idempotency-key': `full-${call}` })
    // What the server says when a table cannot grow; a disk of our own to fill needs more rights than a test has.
    await db.execute(sql`create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    let partial = 0
    for (const [table, call] of [
      ['idempotency', 'create-checkout'],
      ['stock', 'create-checkout'],
      ['booking', 'create-checkout'],
      ['booking_stock', 'create-checkout'],
      ['booking_history', 'whatsapp'],
      ['outbox', 'whatsapp'],
    ] as const) {
      const before = await rows()
      await db.execute(
        sql.raw(`create trigger disk_full before insert on ${table} execute function disk_full()`),
      )
      const { status, body, headers } = await book(call)
      await db.execute(sql.raw(`drop trigger disk_full on ${table}`))
      expect([table, status, body.error?.code]).toEqual([table, 503, 'unavailable'])
      expect(await (await app.request('/readyz')).json()).toMatchObject({ status: 'degraded' })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      const after = await rows()
      if (JSON.stringify(after) !== JSON.stringify(before)) partial++
    }
    expect(partial).toBe(0)
    expect((await book('create-checkout')).status).toBe(201)
    expect((await book('whatsapp')).status).toBe(201)
    expect(await stockProblems(db)).toEqual([])
  })
})
