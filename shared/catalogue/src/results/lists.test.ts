import { expect, test } from 'vitest'
import { listWords, noFlightsWords } from './lists.ts'

const broader = 'Please try a different destination or broaden your search.'

test.each([
  ['hotel', 'No Hotels Found', broader],
  ['tour', 'No Tours Found', broader],
  ['package', 'No Packages Found', broader],
] as const)('an empty list of %ss has its exact text', (product, none, hint) => {
  expect(listWords(product)).toMatchObject({ none, hint })
})

test('an empty list of flights has its own text', () => {
  expect(noFlightsWords.none).toBe('No flights to show')
})
