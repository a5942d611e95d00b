import { type Postgres, startPostgres } from '@storefront/postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { openProvider, type Provider } from '../provider.ts'
import { bookSeat, get } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { silentLog } from '../testing/filled-database.ts'
import { repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { bookingStock, bookings, idempotency, stock } from './booking-tables.ts'
import { outbox } from './payment-tables.ts'

const restarts = repetitions(1, 10)

describe('a provider whose PostgreSQL crashes', () => {
  let server: Postgres
  let provider: Provider

  beforeAll(async () => {
    server = await startPostgres()
    provider = await openProvider(
      {
        ...{ databaseUrl: server.url('postgres'), secret: 'x'.repeat(32), log: silentLog },
        ...{ sandboxPayments: true, bookingsPerMinute: 1_000_000, unpaidPlaces: 1_000_000 },
      },
      { sweeps: false, now: () => new Date('2026-11-20T17:00:00Z') },
    )
  }, 120_000)
  afterAll(async () => {
    await provider.close()
    await server.stop()
  }, 120_000)

  const book = (key: string, number: number) =>
    bookSeat(provider.app, { day: addDays('2027-01-01', number % 300), key, name: key })

  test(
    `loses no acknowledged booking under load, and recovers by itself, ${restarts} times`,
    async () => {
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
        await expect.poll(() => acknowledged.size, { interval: 20 }).toBeGreaterThan(enough)
        await server.restart()
      }
      isOver = true
      await Promise.all(load)

      for (const answer of refused) {
        expect(['503 unavailable', '503 payment_unavailable']).toContain(answer)
      }
      for (const [key, { number, body }] of acknowledged) {
        expect([key, (await book(key, number)).body]).toEqual([key, body])
      }
      const { db } = provider.deps
      expect(await stockProblems(db)).toEqual([])
      // Each refused request was sent only once, so it has at most one booking.
      expect(await db.$count(bookings)).toBe(await db.$count(idempotency))
      expect((await provider.app.request('/readyz')).status).toBe(200)
    },
    60_000 + restarts * 10_000,
  )

  test('answers reads from memory, and everything else with 503, while the database is gone', async () => {
    await server.stop()
    const { status, body, headers } = await book('gone', 0)
    expect([status, body.error.code]).toEqual([503, 'unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const { app } = provider
    const ready = await app.request('/readyz')
    const reasons = ['The database does not answer: nothing can be booked.']
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded', reasons }])
    expect((await app.request('/healthz')).status).toBe(200)
    expect((await get(app, '/page/home')).status).toBe(200)
    const back = await get(app, '/flights/search?from=MIA&to=CUN&date=2026-12-10')
    expect([back.status, back.body.data.length > 0]).toEqual([200, true])
    await provider.close()
    expect((await app.request('/readyz')).status).toBe(503)
  }, 120_000)
})

describe('a provider whose disk is full', () => {
  const bench = useProvider()

  test('answers 503, writes nothing, and accepts the same request once there is room', async () => {
    const { app } = bench.provider
    const { db } = bench
    const written = [bookings, idempotency, bookingStock, stock, outbox]
    const rows = () => Promise.all(written.map((table) => db.$count(table)))
    const book = (call: 'create-checkout' | 'whatsapp') =>
      bookSeat(app, { call, name: 'Patient', key: `full-${call}` })
    // Raises the error that PostgreSQL raises on a full disk. A test lacks the rights to mount a small disk and fill
    // it.
    await db.execute(sql`create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    for (const [table, call] of [
      ['idempotency', 'create-checkout'],
      ['stock', 'create-checkout'],
      ['booking_stock', 'create-checkout'],
      ['outbox', 'whatsapp'],
    ] as const) {
      const before = await rows()
      const trigger = `trigger disk_full before insert on ${table} execute function disk_full()`
      await db.execute(`create ${trigger}`)
      const { status, body } = await book(call)
      await db.execute(`drop trigger disk_full on ${table}`)
      expect([table, status, body.error?.code]).toEqual([table, 503, 'unavailable'])
      expect(await (await app.request('/readyz')).json()).toMatchObject({ status: 'degraded' })
      expect([table, await rows()]).toEqual([table, before])
    }
    expect((await book('create-checkout')).status).toBe(201)
    expect((await book('whatsapp')).status).toBe(201)
    expect(await stockProblems(db)).toEqual([])
  })
})
