import { expect, test } from 'vitest'
import { requestEnd } from './expire.ts'

test.each([
  ['14 days later', '2026-12-20', '2026-12-04T17:00:00.000Z'],
  ['as its first day begins in Cancún', '2026-11-27', '2026-11-27T05:00:00.000Z'],
])('ends a request %s', (_, firstDay, end) => {
  expect(requestEnd(new Date('2026-11-20T17:00:00Z'), firstDay).toISOString()).toBe(end)
})
