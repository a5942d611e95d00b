import { createSession } from '@storefront/session'
import { prepareStorage } from '@storefront/testing/storage'
import { expect, test } from 'vitest'
import { findUnfinished, keepUnfinished } from '../recap/unfinished.ts'
import { unfinishedTour } from '../testing/unfinished-tour.ts'
import type { Attempt } from './attempt.ts'
import { putAttempt, readAttempts } from './session-attempts.ts'
import { endPayment } from './summary-visit.ts'

const page = 'https://pay.example.com/1'
const at = { itemKey: '', totalUsd: 90, startedAt: 1, redirectUrl: page, expiresAt: null }
const card = { ...at, product: 'tour', way: 'card', state: 'payable' } as const

const attempt = (key: string, reference: string | null, more = {}): Attempt => {
  return { ...card, selectionKey: key, key, reference, ...more }
}
const request = attempt('request', 'R-1', { way: 'whatsApp', state: 'requested' })
const hotel = attempt('hotel', 'R-1', { product: 'hotel' })
const attempts = [
  attempt('first', 'R-1'),
  attempt('second', 'R-2'),
  attempt('unnamed', null),
  hotel,
  request,
]

prepareStorage()

test.each([
  ['R-1', 'request hotel second', page],
  ['R-2', 'request hotel first', null],
  [null, 'request hotel', null],
])(
  'after payment %s failed, the attempts %s and the payment page %s remain',
  (reference, left, open) => {
    const session = createSession({ today: '2026-11-20' })
    for (const one of attempts) putAttempt(session, one)
    keepUnfinished(unfinishedTour({ reference: 'R-2', redirectUrl: page }))
    endPayment(session, 'tour', reference)
    expect(
      readAttempts(session)
        .map(({ key }) => key)
        .join(' '),
    ).toBe(left)
    expect(findUnfinished('tour')?.redirectUrl).toBe(open)
  },
)
