import { prepareStorage } from '@storefront/testing/storage'
import { expect, test } from 'vitest'
import { unfinishedTour } from '../testing/unfinished-tour.ts'
import {
  answerUnfinished,
  closePaymentPages,
  findUnfinished,
  keepUnfinished,
  readUnfinished,
  type Unfinished,
} from './unfinished.ts'

const hour = 60 * 60_000
const begun = unfinishedTour()
const answer = { reference: 'R-1', redirectUrl: 'https://pay.example.com/1', totalUsd: 180 }

prepareStorage()

test('offers an unfinished booking for 24 hours', () => {
  keepUnfinished(begun)
  expect(readUnfinished(begun.startedAt + 24 * hour - 1)).toEqual([begun])
  expect(readUnfinished(begun.startedAt + 24 * hour)).toEqual([])
})

test("replaces the product's unfinished booking, and keeps those of other products", () => {
  const later = { ...begun, checkout: 'B' }
  const flight: Unfinished = { ...begun, checkout: 'F', product: 'flight' }
  for (const one of [begun, flight, later]) keepUnfinished(one)
  expect(readUnfinished()).toEqual([later, flight])
  expect(findUnfinished('hotel')).toBeNull()
})

test("stores the answer's payment page and total", () => {
  keepUnfinished(begun)
  answerUnfinished('B', answer)
  expect(findUnfinished('tour')).toEqual(begun)
  answerUnfinished('A', { ...answer, totalUsd: 200 })
  expect(findUnfinished('tour')).toMatchObject({
    reference: 'R-1',
    redirectUrl: answer.redirectUrl,
    recap: { totalUsd: 200, lines: [] },
  })
})

test('drops only the payment page of a booking when the page has ended', () => {
  keepUnfinished({ ...begun, ...answer })
  closePaymentPages(({ checkout }) => checkout === 'B')
  expect(findUnfinished('tour')?.redirectUrl).toBe(answer.redirectUrl)
  closePaymentPages(({ checkout }) => checkout === 'A')
  expect(findUnfinished('tour')).toEqual({ ...begun, reference: 'R-1' })
})
