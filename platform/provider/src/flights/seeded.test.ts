import { expect, test } from 'vitest'
import { seeded } from './seeded.ts'

test.each([
  ['', 0.10427125124260783],
  ['QZ0101 2026-11-25', 0.9966180087067187],
  ['Tulum', 0.08892241632565856],
])('%j gives the same number for ever, so that a fare can be computed again', (text, number) => {
  expect(seeded(text)).toBe(number)
})
