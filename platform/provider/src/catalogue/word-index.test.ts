import { expect, test, vi } from 'vitest'
import { indexWords } from './word-index.ts'

const places = ['Playa del Carmen', 'Cancún', 'Isla Mujeres', 'Cancún Playa', 'Pláya']

test.each([
  ['', places],
  ['pla', ['Playa del Carmen', 'Cancún Playa', 'Pláya']],
  ['ca pla', ['Playa del Carmen', 'Cancún Playa']],
  ['laya', []],
  ['playa x', []],
])('a search for %j finds %j, in order', (query, found) => {
  expect(indexWords(places, (place) => place).find(query)).toEqual(found)
})

test.each([
  ['777 hot', 1],
  ['hot', 12],
])('finds at most 12 of 1000 rows for %j, and reads only %i', (query, looks) => {
  const rows = Array.from({ length: 1000 }, (_, id) => `Hotel ${id}`)
  const index = indexWords(rows, (row) => row)
  const includes = vi.spyOn(String.prototype, 'includes')
  const found = index.find(query, 12)
  const texts = new Set(includes.mock.contexts)
  includes.mockRestore()
  expect(found).toHaveLength(looks)
  expect(texts.size).toBe(looks)
})

test.each([
  ['cancn', ['Cancún', 'Cancún Playa']],
  ['playa carmne', ['Playa del Carmen']],
  ['cancn xyzzy', []],
])('a search for %j, corrected if misspelt, finds %j', (query, found) => {
  expect(indexWords(places, (place) => place).findLike(query)).toEqual(found)
})
