import { expect, test } from 'vitest'
import { isShallowEqual } from './shallow-equal.ts'

const guests = { adults: 2 }

test.each([
  ['a value and itself', 'Tulum', 'Tulum', true],
  ['NaN and NaN', Number.NaN, Number.NaN, true],
  ['objects with the same fields', { name: 'Ana', guests }, { guests, name: 'Ana' }, true],
  ['empty objects', {}, {}, true],
  ['two different values', 'Tulum', 'Holbox', false],
  ['objects with different values', { name: 'Ana' }, { name: 'Eva' }, false],
  ['an object and another with fewer fields', { name: 'Ana' }, {}, false],
  ['an object and another with more fields', {}, { name: 'Ana' }, false],
  ['objects with different field names', { name: undefined }, { age: undefined }, false],
  ['objects with equal nested objects', { guests }, { guests: { ...guests } }, false],
  ['an object and null', {}, null, false],
  ['null and an object', null, {}, false],
  ['an object and a text', {}, '', false],
  ['a text and an object', '', {}, false],
])('isShallowEqual of %s is $3', (_, one, other, isEqual) => {
  expect(isShallowEqual(one, other)).toBe(isEqual)
})
