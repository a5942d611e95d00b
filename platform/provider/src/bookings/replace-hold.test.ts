import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { stock } from '../database/booking-tables.ts'
import { bookingOf, bookSeat, decide } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { stockProblems } from '../testing/stock-check.ts'

describe('a corrected attempt', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  let day = '2027-02-00'

  /** Moves `day` to the next day, and gives that day's flight `capacity` seats. */
  async function openDay(capacity: number) {
    day = day.replace(/..$/, (date) => String(Number(date) + 1).padStart(2, '0'))
    const { body } = await book('Opens', randomUUID())
    await decide(app(), body.redirect_url, 'declined')
    const { itemId } = await bookingOf(bench.db, body)
    await bench.db.update(stock).set({ capacity }).where(ofDay(itemId))
  }
  const ofDay = (itemId: string) => and(eq(stock.itemId, itemId), eq(stock.day, day))

  function book(name: string, key: string, replaces?: string) {
    const headers: Record<string, string> = replaces ? { 'replaces-idempotency-key': replaces } : {}
    return bookSeat(app(), { day, to: 'MIA', name, key, headers })
  }

  /** Opens a day and holds one of its seats. */
  async function hold(capacity: number) {
    await openDay(capacity)
    const first = randomUUID()
    const { body: earlier } = await book('Anna', first)
    return { first, earlier }
  }

  const closing = () => vi.spyOn(bench.provider.deps.gateway, 'closeSession')
  const statusOf = async (reference: string) => (await bookingOf(bench.db, { reference })).status

  test('takes the last seat from the earlier hold, and closes the earlier payment page', async () => {
    const { first, earlier } = await hold(1)
    const second = randomUUID()
    expect((await book('Ana', randomUUID())).body.error.code).toBe('sold_out')
    const { status, body } = await book('Ana', second, first)
    expect([status, await statusOf(earlier.reference)]).toEqual([201, 'cancelled'])
    const page = new URL(earlier.redirect_url).pathname
    expect(await decide(app(), earlier.redirect_url, 'paid')).toMatchObject({ location: page })
    await decide(app(), body.redirect_url, 'paid')
    expect(await statusOf(body.reference)).toBe('confirmed')
    expect(await stockProblems(bench.db)).toEqual([])
    // A repeated call gets the same answer, even after the payment.
    expect((await book('Ana', second, first)).body).toEqual(body)
  })

  test('is refused, with the earlier reference, once only the gateway, then all know of a payment', async () => {
    const { first, earlier } = await hold(2)
    const { amountCents } = await bookingOf(bench.db, earlier)
    closing().mockResolvedValueOnce({ status: 'succeeded', amountCents, currency: 'USD' })
    const { reference } = earlier
    for (const key of [randomUUID(), randomUUID()]) {
      const { status, body } = await book('Ana', key, first)
      expect([status, body.error]).toMatchObject([409, { reason: 'already_paid', reference }])
    }
    expect(await statusOf(reference)).toBe('confirmed')
    expect(await stockProblems(bench.db)).toEqual([])
  })

  test('leaves the earlier hold while the gateway cannot close its page', async () => {
    const { first, earlier } = await hold(1)
    closing().mockRejectedValueOnce(new Error('away'))
    expect((await book('Ana', randomUUID(), first)).body.error.code).toBe('payment_unavailable')
    closing().mockResolvedValueOnce(null)
    expect((await book('Ana', randomUUID(), first)).body.error.code).toBe('in_progress')
    expect(await statusOf(earlier.reference)).toBe('pending_payment')
    await decide(app(), earlier.redirect_url, 'paid')
    expect(await statusOf(earlier.reference)).toBe('confirmed')
  })

  test('replaces nothing by an unknown key, its own, or that of another call', async () => {
    const { earlier } = await hold(1)
    const [own, requested] = [randomUUID(), randomUUID()]
    await bookSeat(app(), { day, key: requested, call: 'whatsapp' })
    for (const key of [randomUUID(), own, requested])
      expect((await book('Ana', own, key)).body.error.code).toBe('sold_out')
    expect(await statusOf(earlier.reference)).toBe('pending_payment')
  })

  test('frees the earlier hold even if the new day is sold out', async () => {
    const { first, earlier } = await hold(1)
    await openDay(0)
    const { body } = await book('Ana', randomUUID(), first)
    expect([body.error.code, await statusOf(earlier.reference)]).toEqual(['sold_out', 'expired'])
    expect(await stockProblems(bench.db)).toEqual([])
  })

  test('replaces a hold only once in concurrent calls, and never oversells', async () => {
    const { first } = await hold(1)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => book(`Ana ${i}`, randomUUID(), first)),
    )
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.error.code))
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code === 'sold_out')).toHaveLength(7)
    expect(await stockProblems(bench.db)).toEqual([])
  })
})
