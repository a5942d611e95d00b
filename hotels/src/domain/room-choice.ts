import type { Id, Rate } from '@storefront/contract'
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

/** Infant policy of a rate. `nightlyUsd` is null for a room's only policy, `fromNights` if the stay is long enough. */
export type InfantPolicy = {
  rateId: Id
  text: string
  nightlyUsd: number | null
  fromNights: number | null
}

/**
 * Infant policies of a room's rates (product 3.3), each once, with the shortest minimum stay. Empty if the stay has no
 * infants.
 */
export function infantPolicies(room: Room, { guests, nights }: Stay): InfantPolicy[] {
  if (guests.infants === 0) return []
  const policies = new Map<string, InfantPolicy>()
  for (const rate of room.rates) {
    const text = rate.infantPolicy?.trim()
    if (!text) continue
    const required = requiredNights(room, rate)
    const fromNights = required > nights ? required : null
    const known = policies.get(text)
    if (known && (known.fromNights ?? 0) <= (fromNights ?? 0)) continue
    policies.set(text, { rateId: rate.id, text, nightlyUsd: nightlyUsd(room, rate), fromNights })
  }
  const all = [...policies.values()]
  return all.length === 1 ? all.map((policy) => ({ ...policy, nightlyUsd: null })) : all
}
