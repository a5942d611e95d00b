import { expect, test } from 'vitest'
import { isShallowEqual } from './shallow-equal.ts'

test.each([
  ['NaN and NaN', Number.NaN, Number.NaN, true],
  ['objects with the same fields', { name: 'Ana', age: 7 }, { age: 7, name: 'Ana' }, true],
  ['an object and another with more fields', {}, { name: 'Ana' }, false],
  ['objects with different values', { name: 'Ana' }, { name: 'Eva' }, false],
  ['objects with different field names', { name: undefined }, { age: undefined }, false],
  ['null and an object', null, {}, false],
  ['an object and a text', {}, '', false],
])('isShallowEqual of %s is $3', (_, one, other, isEqual) => {
  expect(isShallowEqual(one, other)).toBe(isEqual)
})
