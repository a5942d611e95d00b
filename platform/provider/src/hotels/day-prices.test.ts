import { expect, test } from 'vitest'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { dayPrices } from './day-prices.ts'

const days = { first: '2026-12-10', last: '2026-12-11', nights: 2 }

type Case = Parameters<typeof smallCatalogue>[0] & {
  today?: string
  infants?: number
  full?: string[]
}

/** Prices of a room for two adults from each of two days. It is sold out on the days in `full`. */
async function pricesOf({ today = '2026-11-20', infants = 0, full = [], ...changes }: Case) {
  const now = () => new Date(`${today}T17:00:00Z`)
  const hotel = smallCatalogue(changes).hotelsByKey.get('torre')
  if (!hotel) throw new Error('The catalogue has no hotel.')
  const soldOut = { onDays: async () => full.map((day) => ({ item: '21', day })) }
  const guests = { adults: 2, children: 0, infants }
  const prices = await dayPrices({ soldOut, now }, hotel, { ...days, ...guests })
  return prices.map(({ price }) => price)
}

const rates = [
  { id: 31, priceCents: 11_000, infantPriceCents: 0 },
  { id: 32, priceCents: 10_000, infantPriceCents: 5000 },
]

test.each<[string, Case, (number | null)[]]>([
  ['the lowest nightly rate', { room: { rates } }, [200, 200]],
  [
    'the lowest nightly rate with infants too, although another rate would cost less in all',
    { room: { rates }, infants: 2 },
    [400, 400],
  ],
  ['nothing from a day that has passed', { today: '2026-12-11' }, [null, 200]],
  ['nothing with a night that is sold out', { full: ['2026-12-12'] }, [200, null]],
  ['nothing on a day not sold', { hotel: { daysNotSold: ['2026-12-12'] } }, [200, null]],
  ['nothing after the last day', { hotel: { lastDay: '2026-12-11' } }, [200, null]],
  ['nothing beyond the longest stay', { hotel: { maxNights: 1 } }, [null, null]],
  ['nothing below the minimum stay', { room: { minNights: 3 } }, [null, null]],
  ['nothing in a room for one', { room: { sleeps: 1 } }, [null, null]],
])('charges %s', async (_, stay, prices) => {
  expect(await pricesOf(stay)).toEqual(prices)
})
