import { expect, test } from 'vitest'
import { emptyTraveller } from './traveller-record.ts'

test('an empty record has eight fields, all blank except the nationality', () => {
  const { nationality, ...rest } = emptyTraveller()
  expect(nationality).toBe('US')
  expect(Object.values(rest)).toEqual(['', '', '', '', '', '', ''])
})
