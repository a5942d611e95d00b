import { expect, test } from 'vitest'
import { emptyTraveller } from './traveller-record.ts'

test('an empty record has eight blank fields', () => {
  expect(Object.values(emptyTraveller())).toEqual(['', '', '', '', '', '', '', ''])
})
