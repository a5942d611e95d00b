import type { TravellerBand, TravellerCounts } from '@storefront/contract'
import { groupProblem, sumUsd, travellerCount } from '@storefront/domain'
import type { Hotel, RoomOnSale } from './hotel.ts'
import { type Stay, stayPrice } from './pricing.ts'
import { cheapestRate } from './rates.ts'
import { roomsLeft, stayProblem } from './stay-limits.ts'
import type { RoomPair } from './two-rooms.ts'

/** Cheapest two rooms for a party, an adult in each, or null. At equal totals, the more even division wins. */
export function cheapestPair(
  { rooms, limits }: Pick<Hotel, 'rooms' | 'limits'>,
  stay: Stay,
): RoomPair | null {
  const open = rooms.filter(
    ({ soldOutNights = [] }) => stayProblem({ ...limits, soldOutNights }, stay) === null,
  )
  const offersFor = (guests: TravellerCounts) => {
    const part = { ...stay, guests }
    const offers = open.flatMap((room) => {
      const rate = cheapestRate(room, part)
      const isTooLong = stay.nights > (rate?.maxNights ?? Infinity)
      return rate && !isTooLong ? [{ room, usd: stayPrice(room, rate, part).totalUsd }] : []
    })
    return offers.length > 0 && groupProblem('hotel', limits, part) ? [] : offers
  }
  const [cheapest] = divisionsOf(stay.guests, (band) => largestShare(open, band))
    .flatMap(([first, second]) => {
      const others = offersFor(second)
      const unevenness =
        Math.abs(first.adults - second.adults) +
        Math.abs(first.children - second.children) +
        Math.abs(first.infants - second.infants)
      return offersFor(first).flatMap((one) =>
        others
          .filter(({ room }) => room !== one.room || roomsLeft(room, stay) > 1)
          .map((other) => ({
            rooms: [
              { name: one.room.name, guests: first },
              { name: other.room.name, guests: second },
            ] as const,
            totalUsd: sumUsd(one.usd, other.usd),
            unevenness,
          })),
      )
    })
    .toSorted((a, b) => a.totalUsd - b.totalUsd || a.unevenness - b.unevenness)
  return cheapest ? { rooms: cheapest.rooms, totalUsd: cheapest.totalUsd } : null
}

const bounds = { adults: 'maxAdults', children: 'maxChildren', infants: 'maxInfants' } as const

/** Most people of an age band that a rate takes. Infinity if unknown: only our additions say how many a room sleeps. */
function largestShare(rooms: readonly RoomOnSale[], band: TravellerBand): number {
  const most = rooms.flatMap(({ sleeps, rates }) =>
    rates.map((rate) =>
      Math.min(
        rate[bounds[band]] ?? Infinity,
        (band === 'infants' ? null : rate.maxPax) ?? Infinity,
        sleeps ?? Infinity,
      ),
    ),
  )
  return Math.max(0, ...most)
}

/**
 * Divisions of a party into two parts with an adult in each, the larger part first. Leaves out those with more of an age
 * band in a part than `largestShareOf`, because a party of 50 has thousands.
 */
function divisionsOf(
  guests: TravellerCounts,
  largestShareOf: (band: TravellerBand) => number,
): [TravellerCounts, TravellerCounts][] {
  const shares = (band: TravellerBand, least = 0) => {
    const most = largestShareOf(band)
    const first = Math.max(least, guests[band] - most)
    const last = Math.min(most, guests[band] - least)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, more) => first + more)
  }
  const [childShares, infantShares] = [shares('children'), shares('infants')]
  return shares('adults', 1).flatMap((adults) =>
    childShares.flatMap((children) =>
      infantShares.flatMap((infants): [TravellerCounts, TravellerCounts][] => {
        const first = { adults, children, infants }
        const second = {
          adults: guests.adults - adults,
          children: guests.children - children,
          infants: guests.infants - infants,
        }
        return travellerCount(first) >= travellerCount(second) ? [[first, second]] : []
      }),
    ),
  )
}
