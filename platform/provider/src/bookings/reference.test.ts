import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('makes distinct references of six unambiguous letters and digits, and uses all of these', () => {
  const references = Array.from({ length: 500 }, newReference)
  for (const reference of references) expect(reference).toMatch(/^CUN-[2-9A-HJKMNP-TV-Z]{6}$/)
  expect(new Set(references).size).toBe(500)
  expect(new Set(references.join('').replaceAll('CUN-', '')).size).toBe(30)
})
