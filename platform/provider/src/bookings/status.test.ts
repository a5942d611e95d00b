import { describe, expect, test } from 'vitest'
import { bookingTransitions } from '../database/booking-tables.ts'
import { useProvider } from '../testing/engines.ts'
import { bookingStatuses, isTransition, stockUse } from './status.ts'

describe('booking status', () => {
  const bench = useProvider()

  test('the database allows exactly the transitions the code knows', async () => {
    const rows = await bench.db.select().from(bookingTransitions)
    const inDatabase = rows.map(({ fromStatus, toStatus }) => `${fromStatus} > ${toStatus}`)
    const inCode = bookingStatuses.flatMap((from) =>
      bookingStatuses.filter((to) => isTransition(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(inDatabase.toSorted()).toEqual(inCode.toSorted())
  })

  test('only a pending booking holds, only a confirmed one has bought', () => {
    expect(bookingStatuses.filter((status) => stockUse(status) === 'held')).toEqual([
      'pending_payment',
    ])
    expect(bookingStatuses.filter((status) => stockUse(status) === 'sold')).toEqual(['confirmed'])
  })
})
