import { expect, it } from 'vitest'
import { isShallowEqual } from './shallow-equal.ts'

const guests = { adults: 2 }

it.each([
  ['a value and itself', 'Tulum', 'Tulum'],
  ['no number and no number', Number.NaN, Number.NaN],
  ['two objects with the same fields', { name: 'Ana', guests }, { guests, name: 'Ana' }],
  ['two empty objects', {}, {}],
])('%s are equal', (_, one, other) => {
  expect(isShallowEqual(one, other)).toBe(true)
})

it.each([
  ['two values', 'Tulum', 'Holbox'],
  ['a value of one field', { name: 'Ana' }, { name: 'Eva' }],
  ['a field that the other lacks', { name: 'Ana' }, {}],
  ['a field that only the other has', {}, { name: 'Ana' }],
  ['the names of the fields', { name: undefined }, { age: undefined }],
  ['a field of the field', { guests }, { guests: { ...guests } }],
  ['an object and null', {}, null],
  ['null and an object', null, {}],
  ['an object and a text', {}, ''],
  ['a text and an object', '', {}],
])('%s: not equal', (_, one, other) => {
  expect(isShallowEqual(one, other)).toBe(false)
})
