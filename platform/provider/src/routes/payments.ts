import { bookingPaths } from '@storefront/contract'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { BookingDeps } from '../bookings/deps.ts'
import { bookings } from '../database/booking-tables.ts'
import { originsOf } from '../http/caller.ts'
import { notFound } from '../http/refusal.ts'
import { leavePayPage } from '../payments/reconcile.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** GET /payments/{booking}/left: closes the page of a payer who left it, and redirects. Only the payer knows the id. */
export function paymentRoutes(deps: BookingDeps) {
  return new Hono().get('/payments/:booking/left', async (context) => {
    const id = context.req.param('booking')
    if (!uuid.test(id)) throw notFound('payment')
    await leavePayPage(deps, id).catch((error: unknown) =>
      // The payer sees no error, because the page and its hold expire anyway.
      deps.settings.log.warn({ bookingId: id, error }, 'a payment page was not closed'),
    )
    const [booking] = await deps.db.select().from(bookings).where(eq(bookings.id, id))
    if (!booking) throw notFound('payment')
    const paths = bookingPaths[booking.product]
    const path = booking.status === 'confirmed' ? paths.success : paths.failed
    const { storefront } = originsOf(context, deps.settings)
    context.header('cache-control', 'no-store')
    return context.redirect(`${storefront}${path}?booking=${booking.reference}`, 303)
  })
}
