import { expect, test } from 'vitest'
import { isShallowEqual } from './shallow-equal.ts'

const guests = { adults: 2 }

test.each([
  ['a value and itself', 'Tulum', 'Tulum', true],
  ['NaN and NaN', Number.NaN, Number.NaN, true],
  ['objects with the same fields', { name: 'Ana', guests }, { guests, name: 'Ana' }, true],
  ['empty objects', {}, {}, true],
  ['two values', 'Tulum', 'Holbox', false],
  ['objects with another value', { name: 'Ana' }, { name: 'Eva' }, false],
  ['an object and one with fewer fields', { name: 'Ana' }, {}, false],
  ['an object and one with more fields', {}, { name: 'Ana' }, false],
  ['objects with other names', { name: undefined }, { age: undefined }, false],
  ['objects with equal nested objects', { guests }, { guests: { ...guests } }, false],
  ['an object and null', {}, null, false],
  ['null and an object', null, {}, false],
  ['an object and a text', {}, '', false],
  ['a text and an object', '', {}, false],
])('isShallowEqual of %s', (_, one, other, isEqual) => {
  expect(isShallowEqual(one, other)).toBe(isEqual)
})
