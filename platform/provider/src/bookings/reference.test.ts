import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('makes references of six unambiguous letters and digits', () => {
  for (let n = 0; n < 200; n++) {
    expect(newReference()).toMatch(/^CUN-[2-9A-HJKMNP-TV-Z]{6}$/)
  }
})

test('uses every allowed letter and makes no duplicates', () => {
  const references = Array.from({ length: 500 }, newReference)
  expect(new Set(references).size).toBe(500)
  expect(new Set(references.join('').replaceAll('CUN-', '')).size).toBe(30)
})
