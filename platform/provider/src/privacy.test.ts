import { randomUUID } from 'node:crypto'
import { createLog } from '@storefront/server'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { purgeMessages, purgeRecords } from './bookings/purge.ts'
import { bookings } from './database/booking-tables.ts'
import { openProvider } from './provider.ts'
import { createProviderCrypto } from './provider-crypto.ts'
import { bookingOf, decide, get, post, seats, traveller } from './testing/calls.ts'
import { useProvider } from './testing/engines.ts'

const canary = traveller('1987-06-05', {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  // Bookings accept such an address.
  email: "o'canary@canary",
  phoneNumber: '+52 998 777 6655',
  passportNumber: 'CANARY987654',
  passportExpiry: '2033-03-03',
})
const written = {
  name: 'Canary',
  email: canary.email.toUpperCase(),
  phone: '',
  subject: 'A bed',
  message: 'For a canary.',
}
const canaryBooking = { ...seats('2026-12-10', 'MIA', [canary]), notes: 'A cage for a canary.' }
const token = 't'.repeat(32)
const traces = /canary|1987-06-05|2033-03-03|777 6655/i

describe('traveller records', () => {
  const lines: string[] = []
  const bench = useProvider({
    settings: {
      log: createLog('debug', undefined, { write: (line) => void lines.push(line) }),
      operationsToken: token,
    },
  })
  const app = () => bench.provider.app

  /** Returns every row of every table as text, and the traveller records and notes decrypted too. */
  async function everything(): Promise<string> {
    const tables = await bench.db
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = 'public'`)
    const rowsOf = tables.map(({ name }) =>
      bench.db.select({ row: sql<string>`t::text` }).from(sql`${sql.identifier(name)} t`),
    )
    const { decrypt } = createProviderCrypto(bench.settings.secret ?? '')
    const booked = await bench.db.select().from(bookings)
    const sealed = booked.flatMap(({ travellers, notes }) => [travellers ?? [], notes ?? []].flat())
    const rows = (await Promise.all(rowsOf)).flat().map(({ row }) => row)
    return [...rows, ...sealed.map(decrypt)].join('\n')
  }

  const forget = (body: unknown) =>
    app().request('/operations/erasures', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

  async function bookWithCanary() {
    // A new key makes each call a new booking.
    const key = { 'idempotency-key': randomUUID() }
    return post(app(), '/bookings/create-checkout', canaryBooking, key)
  }

  test('appear in no log, response, payment page or URL', async () => {
    const { body } = await bookWithCanary()
    const page = await (await app().request(new URL(body.redirect_url).pathname)).text()
    const end = await decide(app(), body.redirect_url, 'paid')
    // A refused booking, whose error must not quote the record.
    const bad = await post(app(), '/bookings/create-checkout', {
      flight_id: 'ZZ0000-2026-12-10',
      passengers: [{ ...canary, email: 'canary', dob: 'canary 1987-06-05' }],
      flight_type: 'Oneway',
    })
    await get(app(), '/airports/search?query=canary')
    await get(app(), '/articles/canary')
    expect(lines.length).toBeGreaterThan(5)
    for (const text of [...lines, page, JSON.stringify([body, end, bad.body])]) {
      expect(text).not.toMatch(traces)
    }
  })

  test('are not logged when the database fails in the middle of a booking', async () => {
    await bench.db.execute(sql`alter table booking_stock rename to booking_stock_away`)
    const { status, body } = await bookWithCanary().finally(() =>
      bench.db.execute(sql`alter table booking_stock_away rename to booking_stock`),
    )
    expect([status, body.error.code]).toEqual([500, 'internal'])
    expect(JSON.stringify(body)).not.toMatch(/stack|select|insert|relation/i)
    expect(lines.join('')).toContain('a request failed')
    for (const line of lines) expect(line).not.toMatch(traces)
    expect(lines.join('')).not.toContain('Failed query')
  })

  test('are stored encrypted, and only the provider’s secret decrypts them', async () => {
    const { body } = await bookWithCanary()
    const row = await bookingOf(bench.db, body)
    expect(JSON.stringify(row)).not.toMatch(traces)
    const sealed = row.travellers ?? ''
    const crypto = createProviderCrypto(bench.settings.secret ?? '')
    expect(JSON.parse(crypto.decrypt(sealed))).toEqual([canary])
    expect(crypto.decrypt(row.notes ?? '')).toBe(canaryBooking.notes)
    expect(() =>
      createProviderCrypto('another secret, as long as that one').decrypt(sealed),
    ).toThrow()
    expect(() => createProviderCrypto('short')).toThrow('32 characters')
  })

  test('are deleted KEEP_RECORDS_DAYS after the journey, from every table; the booking stays', async () => {
    await purgeRecords(bench.db, new Date('2030-01-01T12:00:00Z'), 0)
    const { body } = await bookWithCanary()
    const booked = () => bookingOf(bench.db, body)
    // Midnight in Cancún is at 05:00 UTC.
    await purgeRecords(bench.db, new Date('2026-12-14T04:59:00Z'), 3)
    expect((await booked()).travellers).not.toBeNull()
    expect(await everything()).toMatch(traces)
    await purgeRecords(bench.db, new Date('2026-12-14T05:00:00Z'), 3)
    expect(await everything()).not.toMatch(traces)
    expect(await booked()).toMatchObject({ travellers: null, status: 'pending_payment' })
  })

  test('are erased on a traveller’s request from every table and log; the booking and other travellers stay', async () => {
    await bench.db.update(bookings).set({ travellers: null })
    const friend = traveller('1990-05-17', { email: 'friend@example.com' })
    const both = seats('2026-12-10', 'MIA', [canary, friend])
    const booked = await post(app(), '/bookings/create-checkout', both)
    const { reference } = booked.body
    expect((await post(app(), '/contact/send', written)).status).toBe(200)
    expect(await everything()).toMatch(traces)

    const { email } = canary
    expect((await forget({ reference, email: 'someone@example.com' })).status).toBe(404)
    expect((await forget({ reference: 'CUN-000000', email })).status).toBe(404)
    const answer = await forget({ reference, email })
    expect(await answer.json()).toEqual({ records: 1, messages: 1 })
    expect((await forget({ reference, email })).status).toBe(404)

    const left = await everything()
    expect(left).not.toMatch(traces)
    expect(left).toContain(friend.email)
    expect(await decide(app(), booked.body.redirect_url, 'paid')).toMatchObject({ status: 303 })
    for (const line of lines) expect(line).not.toMatch(traces)
    const told = lines.filter((line) => line.includes('a person asked'))
    expect(told.join('')).toContain(reference)
  })

  test('are deleted by the provider’s periodic work when they are no longer needed', async () => {
    const { body } = await bookWithCanary()
    const now = () => new Date('2027-01-10T12:00:00Z')
    const later = await openProvider(bench.settings, { now })
    await vi.waitFor(async () => expect((await bookingOf(bench.db, body)).travellers).toBeNull(), {
      timeout: 10_000,
    })
    await later.close()
  })

  test('messages to the agency are deleted after two years', async () => {
    expect((await post(app(), '/contact/send', written)).status).toBe(200)
    expect(await purgeMessages(bench.db, new Date('2028-11-18T12:00:00Z'))).toBe(0)
    expect(await purgeMessages(bench.db, new Date('2028-11-20T12:00:00Z'))).toBe(1)
  })
})
