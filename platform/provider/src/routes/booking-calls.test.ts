import { products } from '@storefront/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { expireRequests } from '../bookings/expire.ts'
import { stock } from '../database/booking-tables.ts'
import { payments, sandboxSessions } from '../database/payment-tables.ts'
import { bookingOf, decide, post } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { everyBooking } from '../testing/every-booking.ts'

describe('bookings', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  let bookingOfProduct: Awaited<ReturnType<typeof everyBooking>>
  beforeAll(async () => {
    bookingOfProduct = await everyBooking(app())
  })

  describe.each(products)('a %s booking', (product) => {
    let booking: ReturnType<typeof bookingOfProduct>
    beforeAll(() => {
      booking = bookingOfProduct(product)
    })

    const checkout = () => post(app(), booking.card, booking.body)

    /** Units of this product held or sold, per row of the stock, without zeros. */
    async function used(use: 'held' | 'sold') {
      const kind = product === 'hotel' ? 'room' : product
      const rows = await bench.db.select().from(stock).where(eq(stock.kind, kind))
      return rows.map((row) => row[use]).filter((count) => count > 0)
    }
    const units = product === 'hotel' ? [1, 1, 1, 1] : [4]

    test('redirects a declined payment to the failed path and frees the stock', async () => {
      const { body } = await checkout()
      expect(await used('held')).toEqual(units)
      expect(await decide(app(), body.redirect_url, 'declined')).toEqual({
        status: 303,
        location: `http://localhost${booking.failed}?booking=${body.reference}`,
      })
      expect((await bookingOf(bench.db, body)).status).toBe('payment_failed')
      expect(await used('held')).toEqual([])
    })

    test('is confirmed by a payment, with the same total on the page, in the quote and in the charge', async () => {
      const { status, body } = await checkout()
      expect([status, body.total_amount_usd, body.currency]).toEqual([201, booking.total, 'USD'])
      expect(body.reference).toMatch(/^CUN-[2-9A-Z]{6}$/)
      const { pathname } = new URL(body.redirect_url)
      expect(pathname).toMatch(/^\/sandbox\/pay\/[\w-]{24}$/)
      const page = await (await app().request(pathname)).text()
      expect(page.replaceAll(',', '')).toContain(`Pay $${booking.total.toFixed(2)}`)
      expect(page).toContain(body.reference)
      expect(await decide(app(), body.redirect_url, 'paid')).toEqual({
        status: 303,
        location: `http://localhost${booking.success}?booking=${body.reference}`,
      })
      const { id, status: reached, amountCents } = await bookingOf(bench.db, body)
      const [charged] = await bench.db
        .select({ paid: payments.amountCents, shown: sandboxSessions.amountCents })
        .from(payments)
        .innerJoin(sandboxSessions, eq(sandboxSessions.id, payments.sessionId))
        .where(eq(payments.sessionId, pathname.split('/').at(-1) ?? ''))
      const cents = Math.round(booking.total * 100)
      expect([id, reached, amountCents]).toEqual([id, 'confirmed', cents])
      expect(charged).toEqual({ paid: cents, shown: cents })
      expect([await used('held'), await used('sold')]).toEqual([[], units])
    })

    test('by WhatsApp is recorded as requested, and holds nothing', async () => {
      const { status, body } = await post(app(), booking.whatsApp, booking.body)
      expect(status).toBe(201)
      expect(body).toMatchObject({
        status: 'requested',
        total_amount_usd: booking.total,
        expires_at: '2026-12-04T17:00:00.000Z',
      })
      expect(await used('held')).toEqual([])
      const statusAfterEnd = async (ms: number) => {
        await expireRequests(bench.db, new Date(Date.parse(body.expires_at) + ms))
        return (await bookingOf(bench.db, body)).status
      }
      expect([await statusAfterEnd(-1000), await statusAfterEnd(1000)]).toEqual([
        'requested',
        'expired',
      ])
    })
  })
})
