import type { TravellerCounts } from '@storefront/contract'
import { groupProblem, sumUsd, travellerCount } from '@storefront/domain'
import type { Hotel } from './hotel.ts'
import { type Stay, stayPrice } from './pricing.ts'
import { cheapestRate } from './rates.ts'
import { nightLimits, roomsLeft, stayProblem } from './stay-limits.ts'
import type { RoomPair } from './two-rooms.ts'

/** Cheapest two rooms for a party, an adult in each, or null. At equal totals, the more even division wins. */
export function cheapestPair(
  { rooms, limits }: Pick<Hotel, 'rooms' | 'limits'>,
  stay: Stay,
): RoomPair | null {
  const beds = Math.max(0, ...rooms.map(({ sleeps }) => sleeps ?? Number.POSITIVE_INFINITY))
  if (travellerCount(stay.guests) > 2 * beds) return null
  const offersFor = (guests: TravellerCounts) => {
    const part = { ...stay, guests }
    return (groupProblem('hotel', limits, part) ? [] : rooms).flatMap((room) => {
      const isClosed = stayProblem(nightLimits(limits, [room], guests), part) !== null
      const rate = isClosed ? null : cheapestRate(room, part)
      return rate ? [{ room, usd: stayPrice(room, rate, part).totalUsd }] : []
    })
  }
  const [cheapest] = divisionsOf(stay.guests)
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

/** All divisions of a party into two parts with an adult in each, the larger part first. */
function divisionsOf(guests: TravellerCounts): [TravellerCounts, TravellerCounts][] {
  const { adults, children, infants } = guests
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)
  return upTo(adults - 2).flatMap((more) =>
    upTo(children).flatMap((young) =>
      upTo(infants).flatMap((small): [TravellerCounts, TravellerCounts][] => {
        const first = { adults: more + 1, children: young, infants: small }
        const second = {
          adults: adults - first.adults,
          children: children - young,
          infants: infants - small,
        }
        return travellerCount(first) >= travellerCount(second) ? [[first, second]] : []
      }),
    ),
  )
}
