import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { payments } from '../database/payment-tables.ts'
import { applyEvent } from '../payments/apply-event.ts'
import type { PaymentEvent } from '../payments/gateway.ts'
import { type Answer, bookingOf, bookSeat, decide, type Seat, sessionOf } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { expireHolds } from './expire.ts'

describe('an unpaid booking tried again', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  let guest = 0

  /** Returns a function that books one seat, each time as another attempt. */
  function wish() {
    const name = `Again ${++guest}`
    return (changes: Seat = {}) => bookSeat(app(), { name, key: randomUUID(), ...changes })
  }

  async function tell({ body }: Answer, type: PaymentEvent['type']) {
    const { id, amountCents } = await bookingOf(bench.db, body)
    return applyEvent(bench.provider.deps, {
      id: randomUUID(),
      type,
      sessionId: sessionOf({ body }),
      bookingId: id,
      amountCents,
      currency: 'USD',
    })
  }

  test('after its page was declined, is paid on another page and holds its stock once', async () => {
    const send = wish()
    const first = await send()
    await decide(app(), first.body.redirect_url, 'declined')
    const second = await send()
    expect(second.body.reference).toBe(first.body.reference)
    expect(second.body.redirect_url).not.toBe(first.body.redirect_url)
    expect(await stockProblems(bench.db)).toEqual([])

    // Late events of the first page must not end the booking.
    await tell(first, 'failed')
    await tell(first, 'expired')
    expect((await bookingOf(bench.db, first.body)).status).toBe('pending_payment')

    await decide(app(), second.body.redirect_url, 'paid')
    const { id, status } = await bookingOf(bench.db, first.body)
    const paid = await bench.db.select().from(payments).where(eq(payments.bookingId, id))
    const statuses = paid.map((payment) => payment.status).toSorted()
    expect([status, statuses]).toEqual(['confirmed', ['expired', 'succeeded']])
    expect(await stockProblems(bench.db)).toEqual([])
  })

  test('opens one page for ten concurrent retries', async () => {
    const send = wish()
    const { body: first } = await send()
    await decide(app(), first.redirect_url, 'declined')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ key })))
    expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1)
    expect(answers[0]?.body.reference).toBe(first.reference)
    expect(await stockProblems(bench.db)).toEqual([])
  })

  test('becomes a new booking while its page is open, after its hold, once it is paid, or with another body', async () => {
    const send = wish()
    const { body: open } = await send()
    const { body: beside } = await send()
    expect(beside.reference).not.toBe(open.reference)
    await decide(app(), open.redirect_url, 'declined')
    const { body: other } = await send({ name: 'Another' })
    expect([open.reference, beside.reference]).not.toContain(other.reference)
    const { body: again } = await send()
    expect(again.reference).toBe(open.reference)
    await decide(app(), again.redirect_url, 'paid')
    await decide(app(), beside.redirect_url, 'paid')
    const { body: third } = await send()
    expect([open.reference, beside.reference]).not.toContain(third.reference)
    // Its page may still be open.
    bench.later(36)
    await expireHolds(bench.db, bench.provider.deps.now())
    expect((await send()).body.reference).not.toBe(third.reference)
    bench.later(0)
  })
})
