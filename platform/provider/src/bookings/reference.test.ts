import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('a reference is six letters and digits that cannot be misread', () => {
  for (let n = 0; n < 200; n++) {
    expect(newReference()).toMatch(/^CUN-[2-9A-HJKMNP-TV-Z]{6}$/)
  }
})

test('every letter that is left is used, and no two references are the same', () => {
  const references = Array.from({ length: 500 }, newReference)
  expect(new Set(references).size).toBe(500)
  expect(new Set(references.join('').replaceAll('CUN-', '')).size).toBe(30)
})
