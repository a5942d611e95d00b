import { expect, it } from 'vitest'
import { offerCounts } from './destination-counts.ts'
import type { PopularDestination } from './home.ts'

it.each([
  [1389, 8, ['1,389 hotels', '8 tours']],
  [1, 1, ['1 hotel', '1 tour']],
  [5, null, ['5 hotels']],
  [0, null, []],
])('%j hotels and %j tours read %j, without flights', (hotelsCount, toursCount, texts) => {
  const place = { flightsCount: 7, hotelsCount, toursCount } as PopularDestination
  expect(offerCounts(place)).toEqual(texts)
})
