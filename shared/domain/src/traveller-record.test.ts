import { expect, test } from 'vitest'
import { emptyTraveller, resizeTravellers } from './traveller-record.ts'

const ana = { ...emptyTraveller(), firstName: 'Ana' }
const luis = { ...emptyTraveller(), firstName: 'Luis' }

test('an untouched record has eight fields, all empty but the nationality', () => {
  const { nationality, ...rest } = emptyTraveller()
  expect(nationality).toBe('US')
  expect(Object.values(rest)).toEqual(['', '', '', '', '', '', ''])
})

test('more travellers keep what was typed and add untouched records', () => {
  expect(resizeTravellers([ana], 3)).toEqual([ana, emptyTraveller(), emptyTraveller()])
})

test('fewer travellers drop the last ones', () => {
  expect(resizeTravellers([ana, luis], 1)).toEqual([ana])
  expect(resizeTravellers([ana, luis], 0)).toEqual([])
})

test('added records are separate: typing in one leaves the others', () => {
  const [first, second] = resizeTravellers([], 2)
  expect(first).not.toBe(second)
})
