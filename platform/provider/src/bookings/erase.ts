import type { TravellerRecord } from '@storefront/contract/wire'
import { eq, sql } from 'drizzle-orm'
import { bookings, contactMessages } from '../database/booking-tables.ts'
import type { BookingDeps } from './deps.ts'

export type Erased = { records: number; messages: number }

/**
 * Erases one traveller's record in a booking, and their contact messages. The booking's reference and their e-mail
 * prove identity. The booking and its other travellers stay. Returns null, without writing, if no traveller has that
 * e-mail.
 */
export async function eraseTraveller(
  { db, crypto }: BookingDeps,
  reference: string,
  email: string,
): Promise<Erased | null> {
  const isTheirs = (address: string) => address.trim().toLowerCase() === email.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const [booking] = await tx
      .select()
      .from(bookings)
      .where(eq(bookings.reference, reference))
      .for('update')
    if (!booking?.travellers) return null
    const all: TravellerRecord[] = JSON.parse(crypto.decrypt(booking.travellers))
    const others = all.filter((one) => !isTheirs(one.email))
    if (others.length === all.length) return null
    const travellers = others.length > 0 ? crypto.encrypt(JSON.stringify(others)) : null
    await tx
      .update(bookings)
      .set({ travellers, notes: null, heldByAddress: null })
      .where(eq(bookings.id, booking.id))
    const messages = await tx
      .delete(contactMessages)
      .where(eq(sql`lower(${contactMessages.email})`, email.trim().toLowerCase()))
      .returning({ id: contactMessages.id })
    return { records: all.length - others.length, messages: messages.length }
  })
}
