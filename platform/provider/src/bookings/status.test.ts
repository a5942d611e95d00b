import { describe, expect, test } from 'vitest'
import { bookingTransitions } from '../database/booking-tables.ts'
import { useProvider } from '../testing/engines.ts'
import { bookingStatuses, isTransition, stockUse } from './status.ts'

describe('booking status', () => {
  const bench = useProvider()

  test('has the same transitions in database and code', async () => {
    const rows = await bench.db.select().from(bookingTransitions)
    const inDatabase = rows.map(({ fromStatus, toStatus }) => `${fromStatus} > ${toStatus}`)
    const inCode = bookingStatuses.flatMap((from) =>
      bookingStatuses.filter((to) => isTransition(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(inDatabase.toSorted()).toEqual(inCode.toSorted())
  })

  test('holds stock only while pending, and sells it only when confirmed', () => {
    expect(bookingStatuses.filter((status) => stockUse(status) === 'held')).toEqual([
      'pending_payment',
    ])
    expect(bookingStatuses.filter((status) => stockUse(status) === 'sold')).toEqual(['confirmed'])
  })
})
