import { expect, test } from 'vitest'
import type { SoldOut } from '../bookings/sold-out.ts'
import { anyRate, smallCatalogue } from '../testing/small-catalogue.ts'
import { dayPrices } from './day-prices.ts'

const now = () => new Date('2026-11-20T17:00:00Z')
const days = { first: '2026-12-10', last: '2026-12-11', nights: 2 }

async function pricesOf(rates: object[], infants: number, full: string[] = []) {
  const hotel = smallCatalogue(rates).hotelsByKey.get('torre')
  const soldOut: Pick<SoldOut, 'onDays'> = {
    onDays: async () => full.map((day) => ({ item: '21', day })),
  }
  if (!hotel) throw new Error('The catalogue has no hotel.')
  const prices = await dayPrices({ soldOut, now }, hotel, {
    ...days,
    adults: 2,
    children: 0,
    infants,
  })
  return prices.map(({ price }) => price)
}

test.each([
  ['without infants', 0, 200],
  ['with infants too, although another rate would cost less in all', 2, 400],
])('prices a room at its lowest nightly rate, %s', async (_, infants, total) => {
  const free = { id: 32, priceCents: 11_000, infantPriceCents: 0 }
  const dear = { ...anyRate, infantPriceCents: 5000 }
  expect(await pricesOf([free, dear], infants)).toEqual([total, total])
})

test('a stay with a night that is sold out has no price', async () => {
  expect(await pricesOf([anyRate], 0, ['2026-12-12'])).toEqual([200, null])
})

test.each([
  [{}, [200, 200]],
  [{ daysNotSold: ['2026-12-12'] }, [200, null]],
  [{ lastDay: '2026-12-11' }, [200, null]],
  [{ maxNights: 1 }, [null, null]],
])('stays in a hotel with the limits %j have the prices %j', async (limits, prices) => {
  const hotel = smallCatalogue().hotelsByKey.get('torre')
  if (!hotel) throw new Error('The catalogue has no hotel.')
  const soldOut = { onDays: async () => [] }
  const query = { ...days, adults: 2, children: 0, infants: 0 }
  const found = await dayPrices({ soldOut, now }, { ...hotel, ...limits }, query)
  expect(found.map(({ price }) => price)).toEqual(prices)
})
