import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingDeps } from '../bookings/deps.ts'
import { sandboxSessions } from '../database/payment-tables.ts'
import { bookingOf, bookSeat, cancel, decide, type Seat, sessionOf } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { deliverOutbox } from './deliver.ts'
import { type Notice, notifyByPost } from './notify.ts'
import { outboxState } from './outbox-state.ts'

const operationsToken = 'x'.repeat(32)
const nobodyThere = () => Promise.reject(new Error('nobody there'))

describe('the outbox', () => {
  const bench = useProvider({ settings: { operationsToken } })
  const app = () => bench.provider.app
  beforeEach(() => bench.later(0))

  /** Returns the dependencies with some replaced, and the list of notices sent. */
  function deps(parts: Partial<BookingDeps> = {}) {
    const notices: Notice[] = []
    const notify = async (notice: Notice) => void notices.push(notice)
    return { deps: { ...bench.provider.deps, notify, ...parts }, notices }
  }

  const book = async (call: Seat['call']) => (await bookSeat(app(), { call })).body
  const rowOf = (booked: { reference: string }) => bookingOf(bench.db, booked)

  /** Makes a booking that is paid after it was cancelled. */
  async function owed() {
    const booked = await book('create-checkout')
    await cancel(bench.provider.deps, booked)
    await decide(app(), booked.redirect_url, 'paid')
    expect((await rowOf(booked)).status).toBe('refund_due')
    return booked
  }

  test('notifies the agency once of a request and a payment, without traveller data', async () => {
    const [requested, paid] = [await book('whatsapp'), await book('create-checkout')]
    await decide(app(), paid.redirect_url, 'paid')
    const { deps: ours, notices } = deps()
    await deliverOutbox(ours)
    await deliverOutbox(ours)
    expect(notices.map(({ status, reference }) => [status, reference])).toEqual([
      ['requested', requested.reference],
      ['confirmed', paid.reference],
    ])
    expect(notices[1]).toMatchObject({
      id: `confirmed-${(await rowOf(paid)).id}`,
      product: 'flight',
      first_day: '2027-01-15',
      travellers_count: 1,
      total_amount_usd: paid.total_amount_usd,
    })
    expect(JSON.stringify(notices)).not.toMatch(/Guest \d|1990-01-01|X1234567/)
  })

  test('writes a status and its outbox entries together or not at all', async () => {
    const booked = await book('create-checkout')
    await bench.db.execute('alter table outbox rename to outbox_away')
    await decide(app(), booked.redirect_url, 'paid').finally(() =>
      bench.db.execute('alter table outbox_away rename to outbox'),
    )
    expect((await rowOf(booked)).status).toBe('pending_payment')
  })

  test('retries an unacknowledged notice after growing pauses', async () => {
    await deliverOutbox(deps().deps)
    await book('whatsapp')
    const notify = vi.fn(nobodyThere)
    const deaf = deps({ notify }).deps
    for (const minutes of [0, 0.5, 1.1, 2, 3.2, 6, 7.3]) {
      bench.later(minutes)
      await deliverOutbox(deaf)
    }
    expect(notify).toHaveBeenCalledTimes(4)
    bench.later(20)
    const { deps: ours, notices } = deps()
    const oldestSeconds = { notice: 20 * 60, refund: 0 }
    expect(await outboxState(bench.db, ours.now())).toEqual({ oldestSeconds, deadLetters: 0 })
    await deliverOutbox(ours)
    expect(notices).toHaveLength(1)
  })

  test('dead-letters a notice after twenty failures, and lets the token’s holder list and resend it', async () => {
    await deliverOutbox(deps().deps)
    const { reference } = await book('whatsapp')
    const notify = vi.fn(nobodyThere)
    for (let day = 0; day < 10; day += 0.2) {
      bench.later(day * 1440)
      await deliverOutbox(deps({ notify }).deps)
    }
    expect(notify).toHaveBeenCalledTimes(20)
    const state = await outboxState(bench.db, bench.provider.deps.now())
    expect(state).toEqual({ oldestSeconds: { notice: 0, refund: 0 }, deadLetters: 1 })
    const ask = async (method: string, path = '', token = operationsToken) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await app().request(`/operations/dead-letters${path}`, { method, headers })
      return response.ok ? response.json() : response.status
    }
    expect(await ask('GET', '', 'y'.repeat(32))).toBe(401)
    const { data } = await ask('GET')
    expect(data).toMatchObject([{ kind: 'notice', status: 'requested', reference, tries: 20 }])
    expect(await ask('POST', '/send-again?entry=none')).toEqual({ sent_again: 0 })
    const again = `/send-again?entry=${encodeURIComponent(data[0].entry)}`
    expect(await ask('POST', again)).toEqual({ sent_again: 1 })
    expect(await ask('GET')).toEqual({ data: [] })
    const { deps: ours, notices } = deps()
    await deliverOutbox(ours)
    expect(notices).toMatchObject([{ reference }])
  })

  test('keeps asking the gateway about a refund that stays pending for days', async () => {
    const booked = await owed()
    const { gateway } = bench.provider.deps
    const refund = vi.fn(async () => 'pending' as const)
    for (let day = 0; day < 10; day += 0.2) {
      bench.later(day * 1440)
      await deliverOutbox(deps({ gateway: { ...gateway, refund } }).deps)
    }
    expect(refund.mock.calls.length).toBeGreaterThan(25)
    bench.later(11 * 1440)
    await deliverOutbox(deps().deps)
    expect((await rowOf(booked)).status).toBe('refunded')
  })

  test('refunds a payment for sold-out stock once, even with concurrent deliveries', async () => {
    const booked = await owed()
    const { gateway } = bench.provider.deps
    const refund = vi.fn(gateway.refund)
    const { deps: ours, notices } = deps({ gateway: { ...gateway, refund } })
    await Promise.all(Array.from({ length: 5 }, () => deliverOutbox(ours)))
    await deliverOutbox(ours)
    const { id: bookingId, status, amountCents } = await rowOf(booked)
    const order = { sessionId: sessionOf({ body: booked }), bookingId, amountCents }
    expect([status, refund.mock.calls]).toEqual(['refunded', [[order]]])
    const isPaid = eq(sandboxSessions.id, order.sessionId)
    const [session] = await bench.db.select().from(sandboxSessions).where(isPaid)
    expect(session?.refundedAt).toBeInstanceOf(Date)
    expect(notices.map((notice) => notice.status).toSorted()).toEqual(['refund_due', 'refunded'])
  })
})

describe('a notice to the agency’s system', () => {
  const notice = { id: 'confirmed-1', status: 'confirmed', reference: 'CUN-1' } as Notice
  const now = () => new Date('2026-11-20T17:00:00Z')
  const tell = notifyByPost({ url: 'https://agency.example/hook', secret: 'agreed' }, now)

  test('is posted as signed JSON with its own idempotency key, and not acknowledged by an error', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetched)
    await tell(notice)
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://agency.example/hook')
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(notice), redirect: 'error' })
    expect(init?.headers).toMatchObject({
      'idempotency-key': 'confirmed-1',
      'provider-signature': expect.stringMatching(/^t=1795194000,v1=[0-9a-f]{64}$/),
    })
    fetched.mockResolvedValue(new Response(null, { status: 500 }))
    await expect(tell(notice)).rejects.toThrow('answered 500')
    vi.unstubAllGlobals()
  })
})
