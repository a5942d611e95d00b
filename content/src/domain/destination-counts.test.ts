import { expect, it } from 'vitest'
import { offerCounts } from './destination-counts.ts'
import type { PopularDestination } from './home.ts'

it('counts hotels and tours, without flights, zeros and unknown numbers', () => {
  const counts = (hotelsCount: number | null, toursCount: number) =>
    offerCounts({ flightsCount: 7, hotelsCount, toursCount } as PopularDestination)
  expect(counts(1389, 1)).toEqual(['1,389 hotels', '1 tour'])
  expect(counts(null, 0)).toEqual([])
})
