import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedOptions, countText, groupedDigits, shownCountText } from './counts.ts'

test.each([
  [12, 12, '12 hotels'],
  [1, 1, '1 hotel'],
  [3, 12, '3 of 12 hotels'],
  [0, 1, '0 of 1 hotel'],
  [0, 0, '0 hotels'],
  [999, 1_389, '999 of 1,389 hotels'],
])('%i shown of %i: %s', (shown, all, text) => {
  expect(shownCountText(shown, all, 'hotel', 'hotels')).toBe(text)
})

test('a choice that nothing found is in is not offered', () => {
  const choices = [
    { value: 'top', label: 'Top' },
    { value: 'good', label: 'Good' },
  ]
  expect(countedOptions(choices, ['good', null, 'good'])).toEqual([
    { value: 'good', label: 'Good', count: 2 },
  ])
})

test('one is not many', () => {
  expect(countText(1, 'review', 'reviews')).toBe('1 review')
  expect(countText(18_432, 'review', 'reviews')).toBe('18,432 reviews')
})

test('a number is written as people in the United States write it', () => {
  const { format } = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(groupedDigits(count)).toBe(format(count))
    }),
  )
})
