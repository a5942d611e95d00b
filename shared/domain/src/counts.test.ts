import { expect, test } from 'vitest'
import { shownCountText } from './counts.ts'

test.each([
  [12, 12, '12 hotels'],
  [1, 1, '1 hotel'],
  [3, 12, '3 of 12 hotels'],
  [0, 1, '0 of 1 hotel'],
  [0, 0, '0 hotels'],
])('%i shown of %i: %s', (shown, all, text) => {
  expect(shownCountText(shown, all, 'hotel', 'hotels')).toBe(text)
})
