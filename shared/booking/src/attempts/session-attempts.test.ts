import { createSession } from '@storefront/session'
import { prepareStorage } from '@storefront/testing/storage'
import { expect, test } from 'vitest'
import { findUnfinished, keepUnfinished } from '../recap/unfinished.ts'
import { unfinishedTour } from '../testing/unfinished-tour.ts'
import type { Attempt } from './attempt.ts'
import { earlierHold, outdateUnpaid, putAttempt, readAttempts } from './session-attempts.ts'

const common = {
  product: 'tour',
  selectionKey: '3',
  itemKey: 'reef',
  totalUsd: 90,
  startedAt: 1,
} as const
const card = { ...common, way: 'card', key: 'c' } as const
const whatsApp = { ...common, way: 'whatsApp', key: 'w' } as const
const answer = { reference: null, redirectUrl: 'https://pay.example', expiresAt: null }

const session = () => createSession({ today: '2026-11-20' })

prepareStorage()

test.each<Attempt>([
  { ...card, state: 'sending', isAbandoned: false },
  { ...card, state: 'sending', isAbandoned: true },
  { ...card, state: 'unanswered' },
  { ...card, state: 'failed', isRead: false },
  { ...card, state: 'failed', isRead: true },
  { ...card, state: 'refused' },
  { ...card, state: 'outdated' },
  { ...card, ...answer, state: 'payable' },
  { ...card, ...answer, state: 'leaving' },
  { ...whatsApp, ...answer, state: 'requested' },
  { ...whatsApp, ...answer, expiresAt: '2026-12-01T09:30:00Z', state: 'requested' },
])('reads back a stored attempt: $way $state', (attempt) => {
  const own = session()
  putAttempt(own, attempt)
  expect(readAttempts(own)).toEqual([attempt])
})

test('replaces the earlier attempt of the same selection and way, but keeps recorded requests', () => {
  const own = session()
  const requested: Attempt = { ...whatsApp, ...answer, state: 'requested' }
  const others: Attempt[] = [
    { ...card, key: 'c2', selectionKey: '4', state: 'unanswered' },
    { ...card, state: 'failed', isRead: true },
    requested,
  ]
  for (const attempt of others) putAttempt(own, attempt)
  putAttempt(own, { ...card, key: 'c3', state: 'unanswered' })
  putAttempt(own, { ...whatsApp, key: 'w2', state: 'unanswered' })
  expect(readAttempts(own).map(({ key }) => key)).toEqual(['w2', 'c3', 'w', 'c2'])
})

test('marks unpaid attempts as outdated, except requests and the restored selection', () => {
  const own = session()
  putAttempt(own, { ...card, key: 'c2', selectionKey: '4', state: 'unanswered' })
  putAttempt(own, { ...card, state: 'unanswered' })
  putAttempt(own, { ...card, key: 'c5', selectionKey: '5', state: 'failed', isRead: true })
  putAttempt(own, { ...whatsApp, ...answer, state: 'requested' })
  outdateUnpaid(own, 'tour', '4')
  expect(readAttempts(own).map(({ key, state }) => [key, state])).toEqual([
    ['w', 'requested'],
    ['c2', 'unanswered'],
    ['c', 'outdated'],
  ])
})

const next = { product: 'tour', itemKey: 'reef', key: 'new' } as const

test.each<[string, Attempt, string | null]>([
  ['an unpaid booking', { ...card, ...answer, state: 'payable' }, 'c'],
  ['a booking of other travellers', { ...card, state: 'outdated' }, 'c'],
  ['a booking of other counts', { ...card, ...answer, selectionKey: '4', state: 'payable' }, 'c'],
  ['an unanswered attempt', { ...card, state: 'unanswered' }, 'c'],
  ['not the new attempt', { ...card, key: 'new', state: 'sending', isAbandoned: false }, null],
  ['not a failed attempt', { ...card, state: 'failed', isRead: true }, null],
  ['not a request', { ...whatsApp, ...answer, state: 'requested' }, null],
  ['not of another tour', { ...card, ...answer, itemKey: 'ruins', state: 'payable' }, null],
  ['not of an earlier release', { ...card, ...answer, itemKey: '', state: 'payable' }, null],
])('finds the hold that a new attempt replaces: %s', (_, attempt, key) => {
  const own = session()
  putAttempt(own, attempt)
  expect(earlierHold(own, next)).toBe(key)
})

test('finds the latest of several holds', () => {
  const own = session()
  putAttempt(own, { ...card, key: 'late', selectionKey: '4', startedAt: 2, state: 'outdated' })
  putAttempt(own, { ...card, state: 'outdated' })
  expect(earlierHold(own, next)).toBe('late')
})

test('drops the stored payment page when the travellers change', () => {
  const own = session()
  keepUnfinished(unfinishedTour({ checkout: 'c', redirectUrl: answer.redirectUrl }))
  putAttempt(own, { ...card, ...answer, state: 'payable' })
  outdateUnpaid(own, 'tour')
  expect(findUnfinished('tour')).toEqual(
    unfinishedTour({ checkout: 'c', startedAt: expect.any(Number) }),
  )
})
