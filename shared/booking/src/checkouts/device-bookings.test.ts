import type { Product } from '@storefront/contract'
import { createSession } from '@storefront/session'
import { prepareStorage } from '@storefront/testing/storage'
import { expect, test } from 'vitest'
import { payableTour, storeCheckouts, tourCheckout } from '../testing/tour-checkouts.ts'
import { bookedDays, deviceBooking, forgetBooking } from './device-bookings.ts'
import { followDevice } from './device-list.ts'
import { recapAt } from './recap.ts'
import { readCheckouts } from './store.ts'

prepareStorage()

test.each<[string, Product, [start: string, end?: string][], string | null, string | null]>([
  ['a round trip, return first', 'flight', [['11-28'], ['11-24']], '11-24', '11-28'],
  ['a round trip in one day', 'flight', [['11-24'], ['11-24']], '11-24', null],
  ['nothing', 'flight', [], null, null],
  ['a stay until its departure', 'hotel', [['11-24', '11-28']], '11-24', '11-28'],
  ['an evening', 'tour', [['11-26T19:00', '11-26T22:00']], '11-26', null],
  ['a whole day', 'tour', [['11-26', '11-27']], '11-26', null],
  ['three whole days', 'package', [['11-26', '11-29']], '11-26', '11-28'],
])('reads the first and last day of %s', (_, product, entries, first, last) => {
  const moment = (text: string) => {
    const [day, time] = text.split('T')
    return { date: `2026-${day}`, time }
  }
  const events = entries.map(([start, end]) => ({
    ...{ title: 'Laguna', start: moment(start), end: end ? moment(end) : null },
  }))
  const recap = recapAt({ name: 'Laguna', rows: [], totalUsd: 1, events }, 1)
  const [start, end] = [first, last].map((day) => day && `2026-${day}`)
  expect(bookedDays(product, recap)).toEqual({ start, end })
})

test('deletes a booking, and older unfinished ones of its product with it', () => {
  const older = { startedAt: Date.now() - 60_000 }
  const newer = payableTour({ id: 'newer', startedAt: Date.now() + 1000 })
  const paid = { ...tourCheckout(), id: 'paid', state: 'paid', reference: 'R-1' } as const
  const answer = { state: 'requested', reference: null, expiresAt: null } as const
  storeCheckouts(
    newer,
    paid,
    { ...tourCheckout(), id: 'requested', way: 'whatsApp', ...answer, ...older },
    payableTour({ id: 'older', ...older }),
    payableTour({ id: 'package', product: 'package', ...older }),
  )
  const session = createSession({ today: '2026-11-20' })
  followDevice(session, window.localStorage, new EventTarget())
  forgetBooking(session, deviceBooking(paid))
  const left = readCheckouts(session).list.map(({ id }) => id)
  expect(left).toEqual(['newer', 'requested', 'package'])
})
