import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedDigits, shownCountText } from './counts.ts'

test.each([
  [1, 1, '1 hotel'],
  [0, 0, '0 hotels'],
  [999, 1_389, '999 of 1,389 hotels'],
])('shownCountText of %i and %i is %s', (shown, all, text) => {
  expect(shownCountText(shown, all, 'hotel', 'hotels')).toBe(text)
})

test('groupedDigits agrees with Intl for en-US', () => {
  const { format } = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(groupedDigits(count)).toBe(format(count))
    }),
  )
})
