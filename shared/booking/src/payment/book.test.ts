import { type BookingWay, bookingCalls } from '@storefront/contract'
import { createFakeHttp, type FakeAnswer, failing, refusing } from '@storefront/http/testing'
import { createSession } from '@storefront/session'
import { testAgency } from '@storefront/testing/agency'
import { prepareStorage } from '@storefront/testing/storage'
import { beforeEach, expect, test, vi } from 'vitest'
import { readDeviceBookings } from '../recap/device-bookings.ts'
import { selectAgain } from '../recap/stored-selection.ts'
import { findUnfinished } from '../recap/unfinished.ts'
import { ana } from '../testing/ana.ts'
import { unfinishedTour } from '../testing/unfinished-tour.ts'
import { book } from './book.ts'

prepareStorage()
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
})

const { selection, recap } = unfinishedTour()

/** Books a tour by one of the two buttons, and waits for the outcome. */
async function press(way: BookingWay, answer: FakeAnswer) {
  const session = createSession({ today: '2026-11-20' })
  selectAgain(session, selection)
  const http = createFakeHttp({ [`POST ${bookingCalls.tour[way]}`]: answer })
  const browser = { leave() {}, stay() {}, openWindow: () => null, isInFront: () => true }
  const booked = { product: 'tour', selectionKey: '7', itemKey: 'reef', totalUsd: 180 } as const
  const sent = { travellers: [ana], body: {}, chatAddress: () => 'https://wa.me/1' }
  const request = { ...booked, ...sent, way, recap, replacesHold: false }
  await book(request, { session, http, browser, agency: testAgency })
}

const page = 'https://pay.example.com/1'
const paying = () => ({ redirect_url: page, reference: 'R-1', total_amount_usd: 180 })
const hanging = () => {
  throw new TypeError('Failed to fetch')
}
const begun = { reference: null, redirectUrl: null, selection, recap }
const leaving = { ...begun, reference: 'R-1', redirectUrl: page }
const requested = { reference: 'W-1', product: 'tour', way: 'whatsApp', start: '2026-12-01' }

test.each<[string, BookingWay, FakeAnswer, object | null, object[]]>([
  ['on its way to the payment page', 'card', paying, leaving, []],
  ['without an answer', 'card', hanging, begun, []],
  ['that failed', 'card', failing(500), begun, []],
  ['that was refused', 'card', failing(409), null, []],
  ['that was recorded as a request', 'whatsApp', () => ({ reference: 'W-1' }), null, [requested]],
  ['whose request failed', 'whatsApp', failing(500), begun, []],
])(
  'updates unfinished and listed bookings after an attempt %s',
  async (_, way, answer, left, bookings) => {
    await press(way, answer)
    const unfinished = findUnfinished('tour')
    if (left) expect(unfinished).toMatchObject(left)
    else expect(unfinished).toBeNull()
    expect(readDeviceBookings()).toMatchObject(bookings)
  },
)

test.each([
  ['keeps the earlier unfinished booking after a refusal', 'sold_out', 'R-1'],
  ['removes the unfinished booking that was already paid', 'already_paid', null],
])('%s', async (_, reason, left) => {
  await press('card', paying)
  const error = { code: 'not_available', message: '', reason, reference: 'R-1' }
  await press('card', refusing(409, { error }))
  expect(findUnfinished('tour')?.reference ?? null).toBe(left)
})

test('stores no traveller data but the masked confirmation address', async () => {
  await press('card', paying)
  const stored = [window.localStorage, window.sessionStorage].map((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')),
  )
  const text = JSON.stringify(stored)
  expect(text).toContain('a•••@example.com')
  for (const secret of ['Ana', 'López', 'ana@', ana.passportNumber, ana.dob, ana.phoneNumber])
    expect(text).not.toContain(secret)
})
