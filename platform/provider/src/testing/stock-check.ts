import { eq, sql } from 'drizzle-orm'
import { bookingStock, bookings, stock } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { payments } from '../database/payment-tables.ts'

/** Returns the differences between the stock and the units that bookings hold and have bought, and double payments. */
export async function stockProblems(db: Database): Promise<string[]> {
  const problems: string[] = []
  const used = await db
    .select({
      kind: bookingStock.kind,
      itemId: bookingStock.itemId,
      day: bookingStock.day,
      held: sql<number>`coalesce(sum(${bookingStock.quantity}) filter (where ${bookings.status} = 'pending_payment'), 0)::int`,
      sold: sql<number>`coalesce(sum(${bookingStock.quantity}) filter (where ${bookings.status} = 'confirmed'), 0)::int`,
    })
    .from(bookingStock)
    .innerJoin(bookings, eq(bookings.id, bookingStock.bookingId))
    .groupBy(bookingStock.kind, bookingStock.itemId, bookingStock.day)
  const key = (row: { kind: string; itemId: string; day: string }) =>
    `${row.kind} ${row.itemId} ${row.day}`
  const expected = new Map(used.map((row) => [key(row), row]))
  for (const row of await db.select().from(stock)) {
    const { held, sold } = expected.get(key(row)) ?? { held: 0, sold: 0 }
    if (row.held !== held) problems.push(`${key(row)}: ${row.held} held, bookings hold ${held}`)
    if (row.sold !== sold) problems.push(`${key(row)}: ${row.sold} sold, bookings bought ${sold}`)
    if (row.held + row.sold > row.capacity) problems.push(`${key(row)}: oversold`)
  }
  const bare = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(
      sql`${bookings.status} in ('pending_payment', 'confirmed')
        and not exists (select 1 from ${bookingStock} where ${bookingStock.bookingId} = ${bookings.id})`,
    )
  for (const { reference } of bare) problems.push(`${reference} has no stock`)
  const paidTwice = await db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(eq(payments.status, 'succeeded'))
    .groupBy(payments.bookingId)
    .having(sql`count(*) > 1`)
  for (const { bookingId } of paidTwice) problems.push(`${bookingId} was paid twice`)
  return problems
}
