import type { Id } from '@storefront/contract'
import type { Room } from './hotel.ts'
import { nightlyUsd } from './pricing.ts'
import type { Stay } from './stay.ts'

/** What holds for infants at a rate. `nightlyUsd` tells which rate is meant; null where all say the same. */
export type InfantPolicy = { rateId: Id; text: string; nightlyUsd: number | null }

/** The infant policy of each rate of a room (spec §2), where the stay has infants; the same words once. */
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
