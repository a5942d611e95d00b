import { expect, test } from 'vitest'
import { countedText } from './figures.ts'

test.each([
  [1, '1 failure'],
  [2, '2 failures'],
  [1204, '1,204 failures'],
])('%d is %s', (count, text) => {
  expect(countedText(count, 'failure')).toBe(text)
})
