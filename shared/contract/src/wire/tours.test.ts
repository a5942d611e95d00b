import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tour } from './tours.ts'

const seasonOf = (season: unknown) => v.parse(tour, { id: 3, price_per_person: 80, season }).season

test.each([
  ['06-01', '09-15'],
  ['01-31', '12-01'],
  ['11-30', '02-29'],
  ['10-09', '10-10'],
])('reads a season from %s to %s', (from, to) => {
  expect(seasonOf({ from, to })).toEqual({ from, to })
})

test.each([
  '13-01',
  '00-10',
  '20-10',
  '06-00',
  '06-32',
  '06-40',
  '6-1',
  'x06-01',
  '06-01x',
  '06-a1',
  7,
])('ignores a season that begins or ends on %j', (day) => {
  expect(seasonOf({ from: day, to: '09-15' })).toBeNull()
  expect(seasonOf({ from: '06-01', to: day })).toBeNull()
})

test.each([null, undefined, 'summer', { from: '06-01' }])('ignores the season %j', (season) => {
  expect(seasonOf(season)).toBeNull()
})
