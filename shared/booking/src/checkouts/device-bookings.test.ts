import { createSession } from '@storefront/session'
import { prepareStorage } from '@storefront/testing/storage'
import { expect, test } from 'vitest'
import { payableTour, storeCheckouts, tourCheckout } from '../testing/tour-checkouts.ts'
import { bookedDays, deviceBooking, forgetBooking } from './device-bookings.ts'
import { followDevice } from './device-list.ts'
import { type Recap, recapAt } from './recap.ts'
import { readCheckouts } from './store.ts'

const recapOf = (events: Recap['events']) =>
  recapAt({ name: 'Laguna', rows: [], totalUsd: 1, events }, 1)

prepareStorage()

test.each([
  ['a round trip, return first', ['2026-11-28', '2026-11-24'], '2026-11-24', '2026-11-28'],
  ['one day', ['2026-11-24'], '2026-11-24', null],
  ['a round trip in one day', ['2026-11-24', '2026-11-24'], '2026-11-24', null],
  ['no days', [], null, null],
])('reads the first and last day of %s', (_, days, start, end) => {
  const events = days.map((date) => ({ title: 'CUN', start: { date } }))
  expect(bookedDays('flight', recapOf(events))).toEqual({ start, end })
})

test.each([
  ['hotel', { date: '2026-11-24' }, { date: '2026-11-28' }, '2026-11-28'],
  ['tour', { date: '2026-11-26', time: '19:00' }, { date: '2026-11-26', time: '22:00' }, null],
  ['tour', { date: '2026-11-26' }, { date: '2026-11-27' }, null],
  ['tour', { date: '2026-11-26' }, { date: '2026-11-29' }, '2026-11-28'],
  ['package', { date: '2026-11-26' }, { date: '2026-11-29' }, '2026-11-28'],
] as const)('the last day of a %s with a calendar entry from %o to %o is %s', (...row) => {
  const [product, start, end, last] = row
  const days = bookedDays(product, recapOf([{ title: 'Laguna', start, end }]))
  expect(days).toEqual({ start: start.date, end: last })
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
