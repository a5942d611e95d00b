import type { Id, Rate, SelectedRate, SelectedRoom } from '@storefront/contract'
import type { Room, RoomOnSale } from './hotel.ts'
import { nightlyUsd, type Stay } from './pricing.ts'

/** Why a room cannot be selected (product 3.4). */
const roomProblems = {
  noRates: 'No rates available for this room.',
  noneFits: 'No available rate for the selected dates and guest configuration.',
}

/** Whether a rate can be taken for a stay. Each bound applies only when it is set (product 3.4). */
export function isRateUsable(room: RoomOnSale, rate: Rate, stay: Stay): boolean {
  return fitsGuests(room, rate, stay) && stay.nights >= requiredNights(room, rate)
}

/** The rates of a room that can be taken for a stay, in the provider's order. */
export function usableRates(room: RoomOnSale, stay: Stay): Rate[] {
  return room.rates.filter((rate) => isRateUsable(room, rate, stay))
}

/**
 * The usable rate with the lowest price per night (product 3.4); of two at the same price the one that charges less
 * for infants. Null when none can be taken, or none has a price.
 */
export function cheapestRate(room: RoomOnSale, stay: Stay): Rate | null {
  const priced = usableRates(room, stay).filter((rate) => nightlyUsd(room, rate) !== null)
  const [cheapest] = priced.toSorted(
    (a, b) =>
      (nightlyUsd(room, a) ?? 0) - (nightlyUsd(room, b) ?? 0) ||
      (a.infantPriceUsd ?? 0) - (b.infantPriceUsd ?? 0),
  )
  return cheapest ?? null
}

/** The result of selecting a room: the rate it is booked at, or why it cannot be. */
export type RoomChoice = { rate: Rate; problem: null } | ({ rate: null } & RoomProblem)

/** Why a room cannot be had. `enoughNights` is how long a stay would do; null where staying longer changes nothing. */
export type RoomProblem = { problem: string; enoughNights: number | null }

/**
 * Selects a room for a stay (product 3.4). Where some rate fits but for the length of the stay,
 * that is the problem named, with the fewest nights that would do.
 */
export function chooseRoom(room: RoomOnSale, stay: Stay): RoomChoice {
  const rate = cheapestRate(room, stay)
  if (rate) return { rate, problem: null }
  if (room.rates.length === 0) {
    return { rate: null, problem: roomProblems.noRates, enoughNights: null }
  }
  const required = room.rates
    .filter((candidate) => fitsGuests(room, candidate, stay))
    .map((candidate) => requiredNights(room, candidate))
    .filter((nights) => nights > stay.nights)
  if (required.length === 0) {
    return { rate: null, problem: roomProblems.noneFits, enoughNights: null }
  }
  const enoughNights = Math.min(...required)
  return { rate: null, problem: minimumStayText(enoughNights), enoughNights }
}

function fitsGuests(
  { sleeps = null }: RoomOnSale,
  rate: Rate,
  { guests: { adults, children, infants } }: Stay,
): boolean {
  const pax = adults + children
  return (
    isAtMost(pax + infants, sleeps) &&
    isAtLeast(pax, rate.minPax) &&
    isAtMost(pax, rate.maxPax) &&
    isAtMost(adults, rate.maxAdults) &&
    isAtMost(children, rate.maxChildren) &&
    isAtMost(infants, rate.maxInfants)
  )
}

function isAtLeast(count: number, bound: number | null): boolean {
  return count >= (bound ?? 0)
}

function isAtMost(count: number, bound: number | null): boolean {
  return bound === null || count <= bound
}

/** The alert of a stay that is too short (product 8.1). */
export function minimumStayText(nights: number): string {
  return `This room requires a minimum stay of ${nights} nights.`
}

/** Nights that a rate asks for at least: its own bound, else the room's (product 3.4); 0 where neither is set. */
export function requiredNights(
  room: Pick<SelectedRoom, 'minNights'>,
  rate: Pick<SelectedRate, 'minNights'>,
): number {
  return rate.minNights ?? room.minNights ?? 0
}

/** What a room's 'Min. N night' says (product 3.3): its own min_nights where it is set, else the smallest of its rates; 0 for none. */
export function roomMinNights({ minNights, rates }: RoomOnSale): number {
  if (minNights || rates.length === 0) return minNights ?? 0
  return Math.min(...rates.map((rate) => rate.minNights ?? 0))
}

/** The largest min_nights over all rates of a hotel, what a list checks (product 3.2); 0 where no rate has one. */
export function largestMinNights(rooms: readonly RoomOnSale[]): number {
  return Math.max(0, ...rooms.flatMap(({ rates }) => rates.map(({ minNights }) => minNights ?? 0)))
}

/** Why a stay of `nights` is too short where `required` are asked for, or null. */
export function minimumStayProblem(required: number, nights: number): string | null {
  return nights < required ? minimumStayText(required) : null
}

/** The infant policy of a rate. `nightlyUsd` says of which rate; null where all have the same. */
export type InfantPolicy = { rateId: Id; text: string; nightlyUsd: number | null }

/** The infant policy of each rate of a room (product 3.3), where the stay has infants; the same words once. */
export function infantPolicies(room: Room, { guests }: Stay): InfantPolicy[] {
  if (guests.infants === 0) return []
  const policies = new Map<string, InfantPolicy>()
  for (const rate of room.rates) {
    const text = rate.infantPolicy?.trim()
    if (!text || policies.has(text)) continue
    policies.set(text, { rateId: rate.id, text, nightlyUsd: nightlyUsd(room, rate) })
  }
  const all = [...policies.values()]
  return all.length === 1 ? all.map((policy) => ({ ...policy, nightlyUsd: null })) : all
}
