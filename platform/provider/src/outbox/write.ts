import type { BookingStatus } from '../bookings/status.ts'
import type { Database } from '../database/connect.ts'
import { outbox } from '../database/payment-tables.ts'

type Kind = (typeof outbox.$inferInsert)['kind']

/** Effects of a new status. Notices let the agency answer requests and know its sales and refunds. */
const consequences: Partial<Record<BookingStatus, readonly Kind[]>> = {
  requested: ['notice'],
  confirmed: ['notice'],
  refund_due: ['notice', 'refund'],
  refunded: ['notice'],
}

/** Writes the effects of a new status. Call it in the transaction that changes the status. */
export async function writeOutbox(
  tx: Database,
  bookingId: string,
  status: BookingStatus,
  now: Date,
): Promise<void> {
  const rows = (consequences[status] ?? []).map((kind) => ({
    dedupeKey: kind === 'refund' ? `refund ${bookingId}` : `${status} ${bookingId}`,
    bookingId,
    kind,
    status,
    dueAt: now,
    createdAt: now,
  }))
  if (rows.length > 0) await tx.insert(outbox).values(rows).onConflictDoNothing()
}
