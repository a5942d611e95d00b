import { createSession } from '@storefront/session'
import { memoryStorage, prepareStorage } from '@storefront/testing/storage'
import { expect, test, vi } from 'vitest'
import { endPayment } from '../attempts/summary-visit.ts'
import { unfinishedTour } from '../testing/unfinished-tour.ts'
import { readDeviceBookings } from './device-bookings.ts'
import type { Recap } from './recap.ts'
import { dropSnapshot, type Snapshot, saveSnapshot, takeReceipt } from './receipts.ts'
import { findUnfinished, keepUnfinished } from './unfinished.ts'

const recap: Recap = {
  name: 'CUN → MIA',
  rows: [{ label: 'Departure Flight', value: 'AM 123' }],
  lines: [{ label: 'Subtotal (1 fare)', usd: 420.5 }],
  notes: ['Taxes included'],
  totalUsd: 420.5,
  events: [{ title: 'CUN → MIA', start: { date: '2026-11-24', time: '08:30' } }],
}
const checkout = (name: string, reference: string | null = null): Snapshot => ({
  checkout: name,
  reference,
  selectionKey: 'AM 123',
  recap: { ...recap, name },
})
const key = 'storefront.checkout.flight'
const nameAt = (reference: string | null) => takeReceipt('flight', reference)?.recap.name ?? null

/** Opens another tab of the device. A duplicated tab starts with a copy of `copied`. */
function openTab(copied?: Storage) {
  const sessionStorage = memoryStorage()
  const text = copied?.getItem(key)
  if (text) sessionStorage.setItem(key, text)
  vi.stubGlobal('window', { sessionStorage, localStorage: window?.localStorage })
  return sessionStorage
}

prepareStorage()

test('binds a checkout permanently to its first reference', () => {
  saveSnapshot('flight', checkout('A'))
  expect(nameAt('R1')).toBe('A')
  expect([nameAt('R2'), nameAt('R1')]).toEqual([null, 'A'])
  saveSnapshot('flight', checkout('B'))
  expect([nameAt('R1'), nameAt('R2'), nameAt('R3')]).toEqual(['A', 'B', null])
  openTab()
  expect([nameAt('R1'), nameAt('R2'), nameAt(null)]).toEqual(['A', 'B', null])
})

test('binds a checkout with a known reference to no other reference', () => {
  saveSnapshot('flight', checkout('A', 'R1'))
  expect([nameAt('ANY-1'), nameAt('R1')]).toEqual([null, 'A'])
})

test('binds a checkout only once, even if its tab was duplicated', () => {
  saveSnapshot('flight', checkout('A'))
  const first = window.sessionStorage
  expect(nameAt('R1')).toBe('A')
  first.setItem(key, JSON.stringify(checkout('A')))
  openTab(first)
  expect([nameAt('R2'), nameAt('R1')]).toEqual([null, 'A'])
})

test.each([
  ['is back on the summary', () => dropSnapshot('flight')],
  [
    'is on the failure page',
    () => endPayment(createSession({ today: '2026-11-20' }), 'flight', null),
  ],
])('a visitor who %s without paying has no receipt', (_, comeBack) => {
  saveSnapshot('flight', checkout('A'))
  comeBack()
  expect([nameAt('R1'), nameAt(null)]).toEqual([null, null])
})

const page = 'https://pay.example.com/1'
const tourAt = (reference: string | null) => takeReceipt('tour', reference)?.checkout ?? null

test.each([
  ['finds the receipt by its reference', 'R1', null, 'A'],
  ['finds no receipt of another reference', 'R2', page, null],
  ['binds the first reference to a payment page that may be open', null, page, 'A'],
  ['binds no reference to a payment page that has ended', null, null, null],
])('another tab %s', (_, reference, redirectUrl, taken) => {
  keepUnfinished(unfinishedTour({ reference, redirectUrl }))
  expect([tourAt(null), tourAt('R1')]).toEqual([null, taken])
  expect(findUnfinished('tour')?.checkout ?? null).toBe(taken === null ? 'A' : null)
})

test('removes the unfinished booking after a payment without a reference', () => {
  keepUnfinished(unfinishedTour())
  saveSnapshot('tour', checkout('A'))
  expect(tourAt(null)).toBe('A')
  expect(findUnfinished('tour')).toBeNull()
})

test('shows no later checkout for the payment of the checkout that it replaced', () => {
  keepUnfinished(unfinishedTour({ reference: 'R1', redirectUrl: page }))
  keepUnfinished(unfinishedTour({ checkout: 'B', reference: 'R2', redirectUrl: page }))
  expect([tourAt('R1'), tourAt('R2')]).toEqual([null, 'B'])
})

test('shows the checkout of its product without a reference, and stores no booking', () => {
  saveSnapshot('flight', checkout('A'))
  expect([nameAt(null), nameAt(null)]).toEqual(['A', 'A'])
  expect(takeReceipt('hotel', null)).toBeNull()
  expect(readDeviceBookings()).toEqual([])
})

test('returns no selection key for a receipt of an earlier visit', () => {
  saveSnapshot('flight', checkout('A'))
  expect(takeReceipt('flight', 'R1')?.selectionKey).toBe('AM 123')
  expect(takeReceipt('flight', 'R1')?.selectionKey).toBeNull()
})

test('stores only the fields of a recap', () => {
  const slipped = { ...recap, travellers: [{ passportNumber: 'X1' }] } as Recap
  saveSnapshot('flight', { ...checkout('A'), recap: slipped })
  takeReceipt('flight', 'R1')
  expect(window.sessionStorage.getItem(key)).not.toContain('X1')
  expect(JSON.stringify(readDeviceBookings())).not.toContain('X1')
})

const stored = (change: object) => JSON.stringify({ ...checkout('A'), ...change })

test.each(['not json', '[]', stored({ checkout: 7 }), stored({ recap: { name: 1 } })])(
  'ignores malformed data: %s',
  (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    window.sessionStorage.setItem(key, text)
    expect(nameAt(null)).toBeNull()
  },
)

test('logs a full or forbidden storage and continues', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('denied', 'SecurityError')
    },
    localStorage: memoryStorage(),
  })
  saveSnapshot('flight', checkout('A'))
  dropSnapshot('flight')
  expect(nameAt(null)).toBeNull()
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'The receipt of the booking was not saved:',
    'The receipt of the booking was not dropped:',
    'The receipt of the booking is unreadable:',
  ])
})
