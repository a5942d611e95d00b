import { expect, test } from 'vitest'
import { indexWords } from './word-index.ts'

const places = ['Playa del Carmen', 'Cancún', 'Isla Mujeres', 'Cancún Playa', 'Pláya']

test.each([
  ['', places],
  ['pla', ['Playa del Carmen', 'Cancún Playa', 'Pláya']],
  ['ca pla', ['Playa del Carmen', 'Cancún Playa']],
  ['laya', []],
  ['playa x', []],
])('a search for %j finds %j, in order', (query, found) => {
  const { find } = indexWords(places, (place) => place)
  expect(find(query)).toEqual(found)
  expect(find(query, 1)).toEqual(found.slice(0, 1))
})

test.each([
  ['cancn', ['Cancún', 'Cancún Playa']],
  ['playa carmne', ['Playa del Carmen']],
  ['cancn xyzzy', []],
])('a search for %j, corrected if misspelt, finds %j', (query, found) => {
  expect(indexWords(places, (place) => place).findLike(query)).toEqual(found)
})
