import * as v from 'valibot'
import { expect, test } from 'vitest'
import { count, email, id, listOf, maybe, numeric, usd } from './primitives.ts'

test.each([
  [0, 0],
  [' 4.5 ', 4.5],
  ['10000000.00', 1e7],
  [10_000_000.01, null],
  [-1, null],
  ['', null],
  ['many', null],
  ['Infinity', null],
  [null, null],
])('a price may come as a string: %j reads as %s', (value, expected) => {
  expect(v.parse(maybe(usd), value)).toBe(expected)
  expect(v.parse(maybe(numeric), value)).toBe(expected)
})

test.each([
  ['2', 2],
  ['2.5', null],
  ['1e21', null],
])('a count of %j reads as %s', (value, expected) => {
  expect(v.parse(maybe(count), value)).toBe(expected)
})

test('a list drops records without an id', () => {
  expect(v.parse(listOf(v.object({ id })), [{ id: '' }, {}, { id: 0 }])).toEqual([{ id: 0 }])
  expect(v.parse(listOf(id), 'x')).toEqual([])
})

test.each([
  ['ana@example.com', true],
  [" o'brien+trip@sub.example.co ", true],
  ['ana', false],
  ['ana@exa mple.com', false],
  ['ana@example.com\r\nBcc: b@example.com', false],
])('an e-mail address is accepted as in an e-mail field: %j: %s', (value, isTaken) => {
  expect(v.safeParse(email, value).success).toBe(isTaken)
})
