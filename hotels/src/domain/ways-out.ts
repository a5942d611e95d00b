import type { TravellerCounts } from '@storefront/contract'
import { payingCount, sumUsd, travellerCount } from '@storefront/domain'
import type { RoomOnSale } from './hotel.ts'
import { type Stay, stayPrice } from './pricing.ts'
import { cheapestRate } from './rates.ts'
import { chooseRoom } from './room-choice.ts'

/** The sentence on the card of a room that is not available for a stay: the first limit that the guests exceed. */
export function whyNot(room: RoomOnSale, stay: Stay): string {
  const { guests } = stay
  const { sleeps = null, rates } = room
  const everyone = travellerCount(guests)
  const choice = chooseRoom(room, stay)
  if (choice.rate || rates.length === 0 || choice.enoughNights !== null) return choice.problem ?? ''
  if (sleeps !== null && everyone > sleeps) return `This room sleeps at most ${sleeps}.`
  const most = (bound: 'maxPax' | 'maxAdults' | 'maxChildren' | 'maxInfants') =>
    Math.max(...rates.map((rate) => rate[bound] ?? Number.POSITIVE_INFINITY))
  const fewest = Math.min(...rates.map(({ minPax }) => minPax ?? 0))
  if (payingCount(guests) < fewest) return `This room is for ${fewest} guests or more.`
  if (guests.adults > most('maxAdults')) return takesText(most('maxAdults'), 'adult', 'adults')
  if (guests.children > most('maxChildren')) {
    return takesText(most('maxChildren'), 'child', 'children')
  }
  if (guests.infants > most('maxInfants')) return takesText(most('maxInfants'), 'infant', 'infants')
  if (payingCount(guests) > most('maxPax')) return takesText(most('maxPax'), 'guest', 'guests')
  return choice.problem
}

function takesText(most: number, one: string, many: string): string {
  if (most === 0) return `This room takes no ${many}.`
  return `This room takes at most ${most} ${most === 1 ? one : many}.`
}

/** The room with the lowest total that takes the stay; null when none does. */
export function cheapestRoom<R extends RoomOnSale>(rooms: readonly R[], stay: Stay): R | null {
  const [cheapest] = rooms
    .flatMap((room) => {
      const rate = cheapestRate(room, stay)
      return rate ? [{ room, totalUsd: stayPrice(room, rate, stay).totalUsd }] : []
    })
    .toSorted((a, b) => a.totalUsd - b.totalUsd)
  return cheapest?.room ?? null
}

/** Two rooms of a hotel that take a party together: who sleeps in which, and what both cost for the stay. */
export type RoomPair = {
  rooms: readonly { name: string; guests: TravellerCounts }[]
  totalUsd: number
}

/** The cheapest room for each half of a party; null where a half has no adult, or no room. */
export function cheapestPair(rooms: readonly RoomOnSale[], stay: Stay): RoomPair | null {
  const halves = halvesOf(stay.guests).flatMap((guests) => {
    const half = { ...stay, guests }
    const room = guests.adults > 0 && cheapestRoom(rooms, half)
    const rate = room && cheapestRate(room, half)
    return rate ? [{ name: room.name, guests, usd: stayPrice(room, rate, half).totalUsd }] : []
  })
  if (halves.length < 2) return null
  return {
    rooms: halves.map(({ name, guests }) => ({ name, guests })),
    totalUsd: sumUsd(...halves.map(({ usd }) => usd)),
  }
}

/** A party in two halves as even as they come: the odd adult here, the odd child and infant there. */
function halvesOf({ adults, children, infants }: TravellerCounts): TravellerCounts[] {
  const first = {
    adults: Math.ceil(adults / 2),
    children: Math.floor(children / 2),
    infants: Math.floor(infants / 2),
  }
  const second = {
    adults: adults - first.adults,
    children: children - first.children,
    infants: infants - first.infants,
  }
  return [first, second]
}
