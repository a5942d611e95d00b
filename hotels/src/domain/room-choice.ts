import type { Id, Rate } from '@storefront/contract'
import { countText, payingCount } from '@storefront/domain'
import type { Room, RoomOnSale } from './hotel.ts'
import { nightlyUsd, type Stay } from './pricing.ts'
import { cheapestRate, enoughNights, minimumStayText, requiredNights } from './rates.ts'

/** Alerts of a room that cannot be selected (product 3.4). */
const roomProblems = {
  noRates: 'No rates available for this room.',
  noneFits: 'No available rate for the selected dates and guest configuration.',
}

/** Result of selecting a room: its rate, or the problem. */
export type RoomChoice = { rate: Rate; problem: null } | ({ rate: null } & RoomProblem)

/** `enoughNights` is the minimum stay if the stay is too short, else null. */
export type RoomProblem = { problem: string; enoughNights: number | null }

/** Selects a room for a stay (product 3.4). If only the length does not fit, the problem names the minimum stay. */
export function chooseRoom(room: RoomOnSale, stay: Stay): RoomChoice {
  const rate = cheapestRate(room, stay)
  if (rate) return { rate, problem: null }
  if (room.rates.length === 0) {
    return { rate: null, problem: roomProblems.noRates, enoughNights: null }
  }
  const nights = enoughNights([room], stay)
  const problem = nights === null ? roomProblems.noneFits : minimumStayText(nights)
  return { rate: null, problem, enoughNights: nights }
}

/** Nights of 'Min. N night' (product 3.3): the room's `min_nights`, else the smallest of its rates, else 0. */
export function roomMinNights({ minNights, rates }: RoomOnSale): number {
  if (minNights || rates.length === 0) return minNights ?? 0
  return Math.min(...rates.map((rate) => rate.minNights ?? 0))
}

/** Infant policy of a rate. `nightlyUsd` is null for a room's only policy. */
export type InfantPolicy = {
  rateId: Id
  text: string
  nightlyUsd: number | null
  /** Bounds of the rate that the stay does not meet, e.g. 'From 5 nights'. */
  unmet: string[]
}

/**
 * Infant policies of a room's rates (product 3.3), each once, of the rate with the fewest unmet bounds. Empty if the
 * stay has no infants.
 */
export function infantPolicies(room: Room, stay: Stay): InfantPolicy[] {
  if (stay.guests.infants === 0) return []
  const policies = room.rates
    .toSorted((a, b) => requiredNights(room, a) - requiredNights(room, b))
    .map((rate) => ({
      rateId: rate.id,
      text: rate.infantPolicy?.trim() ?? '',
      nightlyUsd: nightlyUsd(room, rate),
      unmet: unmetBounds(room, rate, stay),
    }))
    .filter(({ text }) => text)
    .toSorted((a, b) => a.unmet.length - b.unmet.length)
  const all = [...Map.groupBy(policies, ({ text }) => text).values()].flatMap(([one]) => one ?? [])
  const inOrder = room.rates.flatMap(({ id }) => all.filter(({ rateId }) => rateId === id))
  return inOrder.length === 1 ? inOrder.map((one) => ({ ...one, nightlyUsd: null })) : inOrder
}

function unmetBounds(room: Room, rate: Rate, { guests, nights }: Stay): string[] {
  const { adults, children, infants } = guests
  const { minPax, maxPax, maxAdults, maxChildren, maxInfants, maxNights = null } = rate
  const pax = payingCount(guests)
  return [
    from(nights, requiredNights(room, rate), 'night'),
    upTo(nights, maxNights, 'night'),
    from(pax, minPax, 'guest'),
    upTo(pax, maxPax, 'guest'),
    upTo(adults, maxAdults, 'adult'),
    upTo(children, maxChildren, 'child', 'children'),
    upTo(infants, maxInfants, 'infant'),
  ].filter((text) => text !== null)
}

function from(count: number, bound: number | null, one: string): string | null {
  return bound !== null && count < bound ? `From ${countText(bound, one, `${one}s`)}` : null
}

function upTo(count: number, bound: number | null, one: string, many = `${one}s`): string | null {
  return bound !== null && count > bound ? `Up to ${countText(bound, one, many)}` : null
}
