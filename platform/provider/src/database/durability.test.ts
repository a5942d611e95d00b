import { rm } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Step } from '../bookings/deps.ts'
import { addDays, cancunDay } from '../calendar.ts'
import { seeded } from '../flights/seeded.ts'
import { openProvider } from '../provider.ts'
import { settingsFromEnvironment } from '../settings.ts'
import { bookingOf, bookSeat, decide, seats, traveller } from '../testing/calls.ts'
import { makeFolder, useProvider } from '../testing/engines.ts'
import { silentLog } from '../testing/filled-database.ts'
import { startProcess } from '../testing/process.ts'
import { repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { lockDirectory } from './directory-lock.ts'
import { payments, sandboxSessions } from './payment-tables.ts'

const cycles = repetitions(1, 100)

/** Body that books one seat, on a day that depends on the key. */
function seatOf(key: string) {
  // The started processes use the machine's clock.
  const day = addDays(cancunDay(new Date()), 60 + Math.floor(seeded(key) * 300))
  return seats(day, 'MIA', [traveller('1990-01-01', { lastName: key })])
}

/** PostgreSQL keeps what it acknowledged by itself, so the tests of each step suffice for it. */
test(
  `PGlite keeps every acknowledged booking through ${cycles} kills under load, and opens no folder twice`,
  async () => {
    const folder = await makeFolder()
    // All bookings come from one address, so its limits must not apply.
    const limits = { BOOKINGS_PER_MINUTE: '999999', UNPAID_PLACES: '999999' }
    const env = { DATA_DIR: folder, ...limits, SANDBOX_PAYMENTS: 'on', LOG_LEVEL: 'error' }
    const open = () =>
      openProvider({ ...settingsFromEnvironment(env), log: silentLog }, { sweeps: false })

    /** Books with an idempotency key and returns the text of the response. Throws when the process is gone. */
    async function book(url: string, key: string, send: typeof fetch | Hono['request'] = fetch) {
      const response = await send(`${url}/api/v1/bookings/create-checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(seatOf(key)),
      })
      const body = await response.text()
      expect([response.status, body]).toEqual([201, body])
      return body
    }

    const acknowledged = new Map<string, string>()
    let newest = 0
    for (let cycle = 0; cycle < cycles; cycle++) {
      const provider = await startProcess(env)
      const { url, pid } = provider
      if (cycle === 0) await expect(open()).rejects.toThrow(`in use by process ${pid}`)
      for (const [key, body] of [...acknowledged].slice(newest))
        expect(await book(url, key)).toBe(body)
      newest = acknowledged.size
      // Kills the provider with up to four requests in flight, once enough bookings are acknowledged.
      const enough = acknowledged.size + 5 + Math.floor(seeded(`pglite ${cycle}`) * 30)
      const work = Array.from({ length: 4 }, async (_, worker) => {
        for (let i = 0; ; i++) {
          const key = `${cycle}-${worker}-${i}`
          const body = await book(url, key).catch(() => null)
          if (body === null) return
          acknowledged.set(key, body)
          if (acknowledged.size === enough) provider.kill()
        }
      })
      await Promise.all(work)
    }
    expect(acknowledged.size).toBeGreaterThan(cycles * 5)
    const last = await open()
    for (const [key, body] of acknowledged) expect(await book('', key, last.app.request)).toBe(body)
    expect(await stockProblems(last.deps.db)).toEqual([])
    await last.close()
    const unlock = await lockDirectory(folder)
    unlock()
    await rm(folder, { recursive: true })
  },
  60_000 + cycles * 60_000,
)

describe('a provider whose process ends', () => {
  const bench = useProvider()

  /** Opens a provider on the same database that closes at this step, as if it had been killed. */
  async function openDying(step: Step) {
    const dying = await openProvider(bench.settings, {
      sweeps: false,
      now: bench.now,
      onStep: (at) => {
        if (at !== step) return
        void dying.close()
        throw new Error('killed')
      },
    })
    return dying
  }

  const book = (app: Hono, key: string) => bookSeat(app, { key, name: key })

  test.each<Step>([
    'key claimed',
    'stock held',
    'booking committed',
    'session created',
    'answer saved',
    'event recorded',
  ])('at "%s" makes one booking when the request is retried', async (step) => {
    const key = step.replaceAll(' ', '-')
    const dying = await openDying(step)
    const first = await book(dying.app, key)
    if (step === 'event recorded') {
      await decide(dying.app, first.body.redirect_url, 'paid').catch(() => null)
    } else expect(first.status).toBeGreaterThanOrEqual(500)
    await dying.close()

    // The next process may open the payment page once the lease of the first has ended.
    bench.later(1)
    const { app } = bench.provider
    const { status, body } = await book(app, key)
    expect(status).toBe(201)
    await decide(app, body.redirect_url, 'paid')
    expect((await book(app, key)).body).toEqual(body)
    const { id, status: reached } = await bookingOf(bench.db, body)
    expect(reached).toBe('confirmed')
    const pages = eq(sandboxSessions.idempotencyKey, `${id}:1`)
    expect(await bench.db.$count(sandboxSessions, pages)).toBe(1)
    const paid = and(eq(payments.bookingId, id), eq(payments.status, 'succeeded'))
    expect(await bench.db.$count(payments, paid)).toBe(1)
    expect(await stockProblems(bench.db)).toEqual([])
    bench.later(0)
  })
})
