import { expect, test } from 'vitest'
import { emptyTraveller } from './traveller-record.ts'

test('an untouched record has eight fields, all empty but the nationality', () => {
  const { nationality, ...rest } = emptyTraveller()
  expect(nationality).toBe('US')
  expect(Object.values(rest)).toEqual(['', '', '', '', '', '', ''])
})
