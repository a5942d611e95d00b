import { expect, it } from 'vitest'
import { offerCounts } from './destination-counts.ts'

const place = { id: 1, name: 'Tulum', imageUrl: null, rating: null, reviewsCount: null }

it.each([
  [1389, 34, 8, ['1,389 flights', '34 hotels', '8 tours']],
  [1, 1, 1, ['1 flight', '1 hotel', '1 tour']],
  [0, 5, null, ['5 hotels']],
  [null, null, null, []],
])('%j flights, %j hotels and %j tours read %j', (flightsCount, hotelsCount, toursCount, texts) => {
  expect(offerCounts({ ...place, flightsCount, hotelsCount, toursCount })).toEqual(texts)
})
