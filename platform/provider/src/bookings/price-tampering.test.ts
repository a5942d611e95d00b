import { beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '../database/booking-tables.ts'
import { post } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { everyBooking } from '../testing/every-booking.ts'

/** Wrong totals as JSON, with the status of the response to each. */
const tampered = (price: number): [json: string, status: number][] => [
  ['0', 409],
  ['-1', 409],
  [`${Math.round(price * 100 + 1) / 100}`, 409],
  [`${Math.round(price * 100 - 1) / 100}`, 409],
  [`${price / 100}`, 409],
  ['1e300', 409],
  [`"${price}"`, 400],
  ['null', 400],
  ['1e309', 400],
  ['[1]', 400],
  ['{}', 400],
]

describe('a client that names its own price', () => {
  const bench = useProvider()
  let bookingOf: Awaited<ReturnType<typeof everyBooking>>

  beforeAll(async () => {
    bookingOf = await everyBooking(bench.provider.app)
  })

  test.each(['hotel', 'tour', 'package'] as const)(
    'cannot book a %s, and is told the price',
    async (product) => {
      const { checkout, body, total: price } = bookingOf(product)
      for (const [total, status] of tampered(price)) {
        const json = JSON.stringify({ ...body, total_amount_usd: '#' }).replace('"#"', total)
        const answer = await post(bench.provider.app, checkout, json)
        expect([total, answer.status]).toEqual([total, status])
        if (status !== 409) continue
        expect(answer.body.error).toMatchObject({
          code: 'price_changed',
          current_total_amount_usd: price,
        })
      }
      expect(await bench.db.$count(bookings)).toBe(0)
    },
  )
})
