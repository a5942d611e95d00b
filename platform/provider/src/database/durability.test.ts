import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Step } from '../bookings/desk.ts'
import { lockBooking, transition } from '../bookings/transition.ts'
import { addDays, cancunDay } from '../calendar.ts'
import { seeded } from '../flights/seeded.ts'
import { deliverOutbox } from '../outbox/deliver.ts'
import { openProvider, type Provider, type ProviderParts } from '../provider.ts'
import { seedRows } from '../seed/read-files.ts'
import { decide, post, traveller } from '../testing/calls.ts'
import { engines, makeDatabase, makeFolder, silentLog } from '../testing/engines.ts'
import {
  type ProviderProcess,
  StartError,
  startProcess,
  stopProcesses,
} from '../testing/process.ts'
import { isHardening, repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { bookings } from './booking-tables.ts'
import { payments, sandboxSessions } from './payment-tables.ts'

const cycles = repetitions('KILL_CYCLES', 2, 100)

/** Longest time after kill -9 until a provider takes requests again, in ms. */
const readyWithinMs = 3000

const steps: Step[] = [
  'key claimed',
  'stock held',
  'booking committed',
  'session created',
  'answer saved',
  'event recorded',
]

/** Long after a pause of the outbox. */
const later = () => new Date(Date.now() + 10 * 60_000)

afterEach(stopProcesses)

describe.each(engines)('a provider on %s that is killed', (engine) => {
  let env: Record<string, string> = {}
  let clean = async () => {}

  beforeAll(async () => {
    const folder = await makeFolder(engine)
    env = {
      DATA_DIR: folder,
      PROVIDER_SECRET: 's'.repeat(32),
      CRASH_FILE: join(folder, 'crash'),
      // All acknowledged bookings are asked for from one address.
      BOOKINGS_PER_MINUTE: '999999',
      UNPAID_PLACES: '999999',
    }
    const database = engine === 'postgres' ? await makeDatabase() : null
    if (database) env.DATABASE_URL = database.url
    clean = async () => {
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    }
  }, 60_000)

  afterAll(() => clean(), 60_000)

  /** Opens the database after the last life of the provider. */
  const open = (parts: ProviderParts = {}) =>
    openProvider(
      {
        dataDir: env.DATA_DIR ?? '',
        databaseUrl: env.DATABASE_URL ?? null,
        secret: env.PROVIDER_SECRET ?? null,
        sandboxPayments: true,
        bookingsPerMinute: 999_999,
        unpaidPlaces: 999_999,
        log: silentLog,
      },
      { sweeps: false, ...parts },
    )

  test(
    `in the middle of bookings and payments has lost nothing it acknowledged, ${cycles} times over`,
    async () => {
      const acknowledged = new Map<string, string>()
      const readyMs: number[] = []
      let newest = 0
      for (let cycle = 0; cycle < cycles; cycle++) {
        const provider = await startProcess(env)
        const ask = overHttp(provider)
        // The first start follows no kill.
        if (cycle > 0) readyMs.push(provider.readyMs)
        // Each life remembers what the one before acknowledged, and the last one everything.
        for (const [key, body] of [...acknowledged].slice(newest))
          expect(await book(ask, key)).toBe(body)
        newest = acknowledged.size
        // Killed with four requests under way, after some that were answered.
        const enough = acknowledged.size + 5 + Math.floor(seeded(`${engine} ${cycle}`) * 30)
        const work = Array.from({ length: 4 }, async (_, worker) => {
          for (let i = 0; ; i++) {
            const key = `${cycle}-${worker}-${i}`
            const body = await book(ask, key).catch(() => null)
            if (body === null) return
            acknowledged.set(key, body)
            if (acknowledged.size === enough) provider.end('SIGKILL')
            if (i % 2 === 0) await pay(ask, body).catch(() => null)
          }
        })
        await Promise.all(work)
      }
      expect(acknowledged.size).toBeGreaterThan(cycles * 5)
      const last = await open()
      for (const [key, body] of acknowledged) expect(await book(within(last), key)).toBe(body)
      expect(await stockProblems(last.desk.db)).toEqual([])
      await last.close()
      const slowestMs = Math.max(...readyMs)
      if (isHardening) expect(slowestMs).toBeLessThanOrEqual(readyWithinMs)
    },
    60_000 + cycles * 60_000,
  )

  test('between giving money back and writing it down gives it back once', async () => {
    const before = await open()
    const owed = await makeOwed(before)
    await before.close()
    await writeFile(env.CRASH_FILE ?? '', 'refund asked')
    // It asks as soon as it starts, and dies before or after it says that it is ready.
    const dying = await startProcess(env, 'testing/crashing-main.ts').catch(() => null)
    await dying?.ended
    await rm(env.CRASH_FILE ?? '')

    const after = await open({ now: later })
    const { db } = after.desk
    const status = async () => {
      const [row] = await db.select().from(bookings).where(eq(bookings.id, owed))
      return row?.status
    }
    const refunds = async () => {
      const [session] = await db
        .select()
        .from(sandboxSessions)
        .where(eq(sandboxSessions.idempotencyKey, `${owed}:1`))
      return session?.refundedAt?.getTime()
    }
    const refundedAt = await refunds()
    expect([await status(), refundedAt]).toEqual(['refund_due', expect.any(Number)])
    await deliverOutbox(after.desk)
    expect([await status(), await refunds()]).toEqual(['refunded', refundedAt])
    await after.close()
  }, 120_000)

  // The steps are transactions of either engine; the first test kills the embedded one in the middle of them.
  const everyStep = test.runIf(engine === 'postgres')
  everyStep(
    'at every step of a booking makes exactly one of it on a retry',
    async () => {
      for (const step of steps) {
        const ask = overHttp(await startProcess(env, 'testing/crashing-main.ts'))
        const key = keyOf(step)
        const early = step === 'event recorded' ? await book(ask, key) : null
        await writeFile(env.CRASH_FILE ?? '', step)
        const attempt = early === null ? book(ask, key) : pay(ask, early)
        await expect([step, await attempt.catch(() => 'died')]).toEqual([step, 'died'])
        await rm(env.CRASH_FILE ?? '')
      }
      const last = await open()
      const ask = within(last)
      const references: [Step, string][] = []
      for (const step of steps) {
        const body = await book(ask, keyOf(step))
        await pay(ask, body)
        expect([step, await book(ask, keyOf(step))]).toEqual([step, body])
        references.push([step, JSON.parse(body).reference])
      }
      const { db } = last.desk
      expect(await stockProblems(db)).toEqual([])
      for (const [step, reference] of references) {
        const [booking] = await db.select().from(bookings).where(eq(bookings.reference, reference))
        expect([step, booking?.status]).toEqual([step, 'confirmed'])
        const id = booking?.id ?? ''
        expect(
          await db.$count(sandboxSessions, eq(sandboxSessions.idempotencyKey, `${id}:1`)),
        ).toBe(1)
        const paid = and(eq(payments.bookingId, id), eq(payments.status, 'succeeded'))
        expect(await db.$count(payments, paid)).toBe(1)
      }
      await last.close()
    },
    240_000,
  )
})

describe('the folder of the embedded database', () => {
  test('is refused to a second process, which names the first, and is free after its death or its stop', async () => {
    const folder = await makeFolder('pglite')
    const settings = { dataDir: folder, sandboxPayments: true, log: silentLog }
    const first = await startProcess({ DATA_DIR: folder })
    await expect(openProvider(settings, {})).rejects.toThrow(`in use by process ${first.pid}`)
    await first.end('SIGKILL')
    const provider = await openProvider(settings, {})
    const refused = await startProcess({ DATA_DIR: folder }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(refused).toMatchObject({ exitCode: 1 })
    expect(String(refused)).toContain(`in use by process ${process.pid}`)
    await provider.close()
    await (await openProvider(settings, {})).close()
    await rm(folder, { recursive: true })
  }, 120_000)
})

/** A booking that was cancelled before its payment came; answers its id. */
async function makeOwed({ app, desk }: Provider): Promise<string> {
  const { body } = await post(app, '/bookings/create-checkout', bookingOf('owed'))
  const [row] = await desk.db.select().from(bookings).where(eq(bookings.reference, body.reference))
  if (!row) throw new Error('not booked')
  await desk.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, row.id)
    if (booking) await transition(tx, booking, 'cancelled', desk.now())
  })
  await decide(app, body.redirect_url, 'paid')
  return row.id
}

/** The processes have the machine's clock. */
const day = addDays(cancunDay(new Date()), 60)

const bookingOf = (key: string) => ({
  flight_id: `${flightNumbers[Math.floor(seeded(key) * flightNumbers.length)]}-${day}`,
  passengers: [traveller('1990-01-01', { lastName: key })],
  flight_type: 'Oneway',
})

const keyOf = (step: Step) => `crash-at-${step.replaceAll(' ', '-')}`

const flightNumbers = seedRows()
  .flights.filter((flight) => flight.origin === 'CUN' && flight.weekdays === 127)
  .map((flight) => flight.flightNumber)

/** Sends a request to a provider. */
type Ask = (path: string, init: RequestInit) => Response | Promise<Response>

const overHttp =
  ({ url }: ProviderProcess): Ask =>
  (path, init) =>
    fetch(`${url}${path}`, init)

const within =
  ({ app }: Provider): Ask =>
  (path, init) =>
    app.request(path, init)

/** Books under a key; answers the body as it came. Throws when the process is gone. */
async function book(ask: Ask, key: string): Promise<string> {
  const response = await ask('/api/v1/bookings/create-checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(bookingOf(key)),
  })
  const body = await response.text()
  if (response.status !== 201) throw new Error(`answered ${response.status}: ${body}`)
  return body
}

async function pay(ask: Ask, body: string): Promise<void> {
  const { pathname } = new URL(JSON.parse(body).redirect_url)
  const response = await ask(pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=paid',
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`answered ${response.status}`)
}
