import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { bookings } from '../database/booking-tables.ts'
import { payments } from '../database/payment-tables.ts'
import { seeded } from '../flights/seeded.ts'
import { applyEvent } from '../payments/apply-event.ts'
import { get, post, stayAt, tourOn, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { expireHolds } from './expire.ts'

const steps = repetitions(250, 10_000)

describe('random bookings', () => {
  const bench = useProvider()

  test(`keeps the stock right through ${steps} bookings, events and expiries in random order`, async () => {
    const { app, deps } = bench.provider
    const random = (step: number, what: string) => seeded(`postgres ${step} ${what}`)
    let minutes = 0
    const seen = new Set<string>()
    // Scarce items, so that bookings compete: one penthouse and one small boat.
    const { body: hotel } = await get(app, '/hotels/lumbre-cancun')
    const stay = stayAt(hotel.data, 'Rooftop Penthouse')
    const { body: tour } = await get(app, '/tours/deep-sea-fishing')
    for (let step = 0; step < steps; step++) {
      const at = (what: string, below: number) => Math.floor(random(step, what) * below)
      const day = (n: number) => addDays('2027-06-01', n)
      const guests = (count: number) =>
        Array.from({ length: count }, () => traveller('1990-01-01', { lastName: `S${step}` }))
      const kind = random(step, 'kind')
      if (kind < 0.25) {
        const first = at('day', 10)
        const nights = 3 + at('nights', 3)
        await post(app, '/hotel-bookings/create-checkout', stay(day(first), nights, guests(3)))
      } else if (kind < 0.5) {
        const people = 1 + at('people', 3)
        await post(app, '/tours/checkout', tourOn(tour.data, day(at('day', 3)), guests(people)))
      } else if (kind < 0.9) {
        const open = await bench.db.select().from(payments)
        const payment = open[at('payment', open.length)]
        if (!payment) continue
        await applyEvent(deps, {
          id: `${step}`,
          type: (['succeeded', 'failed', 'expired'] as const)[at('type', 3)] ?? 'failed',
          sessionId: payment.sessionId,
          bookingId: payment.bookingId,
          amountCents: payment.amountCents,
          currency: payment.currency,
        })
      } else {
        minutes += at('minutes', 30)
        bench.later(minutes)
        await expireHolds(bench.db, deps.now())
      }
      if (step % 50 > 0) continue
      expect([step, await stockProblems(bench.db)]).toEqual([step, []])
      for (const { status } of await bench.db.select().from(bookings)) seen.add(status)
    }
    expect(await stockProblems(bench.db)).toEqual([])
    // Without these outcomes the run would prove little.
    for (const status of ['confirmed', 'expired', 'payment_failed'] as const) {
      expect([...seen]).toContain(status)
    }
  }, 600_000)
})
