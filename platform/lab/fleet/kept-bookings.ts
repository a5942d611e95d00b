import { setTimeout as pause } from 'node:timers/promises'
import { createLog, untraced } from '@storefront/server'
import { bookings } from '../../provider/src/database/booking-tables.ts'
import { connect } from '../../provider/src/database/connect.ts'
import { stockProblems } from '../../provider/src/testing/stock-check.ts'
import { compareBookings, type KeptBooking, type Wish } from './counts.ts'

/** How long a starting provider may take to look up payments without an event, in ms. */
const lookedUpMs = 10_000

/** The bookings of a database once every payment was heard of, and what is wrong with its stock. */
export async function bookingsIn(
  databaseUrl: string,
  wishes: Wish[],
): Promise<{ bookings: KeptBooking[]; stock: string[] }> {
  const { db, close } = await connect({
    databaseUrl,
    dataDir: '',
    log: createLog('silent'),
    tracing: untraced,
  })
  const until = Date.now() + lookedUpMs
  try {
    while (true) {
      const kept = await db.select().from(bookings)
      const isHeard = compareBookings(wishes, kept).lost.length === 0
      if (isHeard || Date.now() > until) return { bookings: kept, stock: await stockProblems(db) }
      await pause(1000)
    }
  } finally {
    await close()
  }
}
