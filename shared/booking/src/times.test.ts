import { expect, test } from 'vitest'
import * as times from './times.ts'

test('times of a booking keep their order', () => {
  const { namesBudgetMs, saveBudgetMs, leavingMs, paymentPageMs, unfinishedMs } = times
  expect(namesBudgetMs).toBeLessThan(saveBudgetMs)
  expect(saveBudgetMs).toBeLessThan(leavingMs)
  // A departure ends while its page is open, and what cannot be paid any more can still be continued.
  expect(leavingMs).toBeLessThan(paymentPageMs)
  expect(paymentPageMs).toBeLessThan(unfinishedMs)
})
