import type { Rate, TravellerCounts } from '@storefront/contract'
import { expect, test } from 'vitest'
import { roomWith, stayFor } from '../testing/fixtures.ts'
import { cheapestPair } from './cheapest-pair.ts'
import type { Room } from './hotel.ts'
import { noLimits } from './stay-limits.ts'

const named = (name: string, rate: Partial<Rate>, sleeps: number | null = null) =>
  roomWith([rate], { name, sleeps })

const hotelOf = (rooms: Room[], limits = {}) => ({ rooms, limits: { ...noLimits, ...limits } })
const twin = named('Twin', { pricePerNightUsd: 50 }, 3)
const nook = named('Nook', { pricePerNightUsd: 40 }, 2)
const suite = named('Suite', { pricePerNightUsd: 60 }, 4)

test.each<[string, Room[], Partial<TravellerCounts>, string, number]>([
  ['as the beds require', [twin, nook], { adults: 3, children: 2 }, 'Twin 2/1/0, Nook 1/1/0', 180],
  ['unevenly if that costs less', [suite, nook], { adults: 6 }, 'Suite 4/0/0, Nook 2/0/0', 200],
  ['evenly at the same total', [suite], { adults: 6 }, 'Suite 3/0/0, Suite 3/0/0', 240],
  [
    'takes a room with a single unit once',
    [{ ...twin, units: 1 }, suite],
    { adults: 6 },
    'Twin 3/0/0, Suite 3/0/0',
    220,
  ],
])(
  'divides a party into two rooms at the lowest total: %s',
  (_, rooms, guests, shares, totalUsd) => {
    const pair = cheapestPair(hotelOf(rooms), stayFor(2, { adults: 0, ...guests }))
    const share = pair?.rooms.map(
      ({ name, guests }) => `${name} ${Object.values(guests).join('/')}`,
    )
    expect(share?.join(', ')).toBe(shares)
    expect(pair?.totalUsd).toBe(totalUsd)
  },
)

test.each<[string, object, Partial<TravellerCounts>]>([
  ['one adult cannot be in two rooms', {}, { adults: 1, children: 4 }],
  ['each room takes only three guests', {}, { adults: 4, children: 4 }],
  ['the hotel takes two guests per booking', { maxParty: 2 }, { adults: 5 }],
  ['the hotel takes adults only', { minAge: 18 }, { adults: 4, children: 1 }],
])('finds no two rooms: %s', (_, limits, guests) => {
  expect(cheapestPair(hotelOf([named('Twin', {}, 3)], limits), stayFor(2, guests))).toBeNull()
})
