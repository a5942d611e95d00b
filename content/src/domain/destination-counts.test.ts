import { expect, it } from 'vitest'
import { offerCounts } from './destination-counts.ts'

const place = {
  id: 1,
  name: 'Tulum',
  imageUrl: null,
  rating: null,
  reviewsCount: null,
  nightlyFromUsd: null,
}

it.each([
  [1389, 8, ['1,389 hotels', '8 tours']],
  [1, 1, ['1 hotel', '1 tour']],
  [5, null, ['5 hotels']],
  [0, null, []],
])(
  '%j hotels and %j tours read %j, and flights are not counted',
  (hotelsCount, toursCount, texts) => {
    expect(offerCounts({ ...place, flightsCount: 7, hotelsCount, toursCount })).toEqual(texts)
  },
)
