import { type BookingWay, bookingCalls } from '@storefront/contract'
import { createFakeHttp, type FakeAnswer, refusing, unsent } from '@storefront/http/testing'
import { createSession, mirrorToStorage, type Session, selectAgain } from '@storefront/session'
import { testAgency } from '@storefront/testing/agency'
import { prepareStorage } from '@storefront/testing/storage'
import { beforeEach, expect, test, vi } from 'vitest'
import { followDevice } from '../checkouts/device-list.ts'
import { readCheckouts } from '../checkouts/store.ts'
import { ana, typedAdults } from '../testing/ana.ts'
import { payableTour } from '../testing/tour-checkouts.ts'
import { book } from './book.ts'

let session: Session

prepareStorage()
beforeEach(() => {
  // Books without the storefront server, which cannot store the travellers.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  session = createSession({ today: '2026-11-20' })
  mirrorToStorage(session, window.sessionStorage)
  followDevice(session, window.localStorage, new EventTarget())
})

const { selection, recap } = payableTour()
const alone = { adults: 1, children: 0, infants: 0 }

/** Books a tour by one of the two buttons, and waits for the outcome. */
async function press(way: BookingWay, answer: FakeAnswer, selectionKey = '7') {
  selectAgain(session, selection)
  const http = createFakeHttp({ [`POST ${bookingCalls.tour[way]}`]: answer })
  const browser = { leave() {}, stay() {}, openWindow: () => null, isInFront: () => true }
  const booked = { product: 'tour', selectionKey, itemKey: 'reef', totalUsd: 180 } as const
  const sent = { travellers: [ana], party: alone, body: {}, chatAddress: () => 'https://wa.me/1' }
  const request = { ...booked, ...sent, way, recap, replacesHold: true }
  await book(request, { session, http, browser, agency: testAgency })
}

const paymentPage = 'https://pay.example.com/1'
const paying = () => ({ redirect_url: paymentPage, reference: 'R-1', total_amount_usd: 180 })
const hanging = () => {
  throw new TypeError('Failed to fetch')
}
const counts = { adults: 2, children: 0, infants: 0 }
const plan = { place: 'Cancún', first: '2026-12-01', last: '2026-12-01', counts }
const begun = { product: 'tour', selectionKey: '7', itemKey: 'reef', recap, plan }
const states = () => readCheckouts(session).list.map(({ state }) => state)

test.each<[string, object, object]>([
  ['to pay', {}, { ...begun, state: 'payable', reference: 'R-1', paymentPage, selection }],
  ['at another total', { total_amount_usd: 200 }, { recap: { totalUsd: 200, lines: [] } }],
  [
    'without a payment page that may be followed',
    { redirect_url: 'javascript:alert(1)' },
    { ...begun, state: 'ended', selection },
  ],
])('stores a checkout %s', async (_, answer, checkout) => {
  await press('card', () => ({ ...paying(), ...answer }))
  expect(readCheckouts(session).list).toMatchObject([checkout])
})

test('keeps the travellers of a request for the next booking, without those who are not counted', async () => {
  session.drafts.set('tour', typedAdults(ana, { ...ana, firstName: 'Eva' }))
  await press('whatsApp', () => ({ reference: 'W-1' }))
  expect(session.drafts.getBooked()).toEqual({ product: 'tour', typed: typedAdults(ana) })
})

test('stays unanswered if its retry is not sent offline', async () => {
  await press('card', hanging)
  await press('card', unsent)
  expect(states()).toEqual(['unanswered'])
})

const soldOut = refusing(409, { error: { code: 'sold_out' } })

test.each<[string, FakeAnswer, boolean]>([
  ['keeps the earlier booking after a refusal', soldOut, true],
  ['drops the earlier booking that it replaced', paying, false],
])('%s', async (_, answer, isKept) => {
  await press('card', paying)
  const [first] = readCheckouts(session).list
  await press('card', answer, '8')
  expect(states()).toEqual(['payable'])
  expect(readCheckouts(session).list[0]?.id === first?.id).toBe(isKept)
})

test('lists the earlier booking as paid if the provider says so', async () => {
  await press('card', paying)
  const error = { code: 'not_available', message: '', reason: 'already_paid', reference: 'R-1' }
  await press('card', refusing(409, { error }), '8')
  expect(readCheckouts(session).list).toMatchObject([{ state: 'paid', reference: 'R-1' }])
})

test('stores no traveller data but the masked confirmation address, and that in the tab', async () => {
  await press('card', paying)
  const [tab, device] = [window.sessionStorage, window.localStorage].map((one) =>
    JSON.stringify(one),
  )
  expect(tab).toContain('a•••@example.com')
  expect(device).toContain('payable')
  expect(device).not.toContain('@')
  for (const secret of ['Ana', 'López', 'ana@', ana.passportNumber, ana.dob, ana.phoneNumber])
    expect(`${tab} ${device}`).not.toContain(secret)
})
