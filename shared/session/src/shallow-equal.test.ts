import { expect, test } from 'vitest'
import { isShallowEqual } from './shallow-equal.ts'

test.each([
  ['a value and itself', 'Tulum', 'Tulum', true],
  ['NaN and NaN', Number.NaN, Number.NaN, true],
  ['objects with the same fields', { name: 'Ana', age: 7 }, { age: 7, name: 'Ana' }, true],
  ['objects with different values', { name: 'Ana' }, { name: 'Eva' }, false],
  ['an object and another with fewer fields', { name: 'Ana' }, {}, false],
  ['an object and another with more fields', {}, { name: 'Ana' }, false],
  ['objects with different field names', { name: undefined }, { age: undefined }, false],
  ['null and an object', null, {}, false],
  ['an object and a text', {}, '', false],
])('isShallowEqual of %s is $3', (_, one, other, isEqual) => {
  expect(isShallowEqual(one, other)).toBe(isEqual)
})
