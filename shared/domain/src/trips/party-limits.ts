import type { TravellerCounts, TripLimits } from '@storefront/contract'
import { travellerCount } from '../travellers.ts'

type PartyLimits = Pick<TripLimits, 'minAge' | 'maxParty'>

/** Oldest guest that is counted as a child. */
const oldestChild = 12

/** Says why these guests can never book a trip together, and what they can do; null where they can. Ages are those of the bands. */
export function groupProblem(
  { minAge = null, maxParty = null }: Partial<PartyLimits> = {},
  guests: TravellerCounts,
): string | null {
  if (maxParty !== null && travellerCount(guests) > maxParty) {
    return `One booking takes at most ${maxParty} guests. Make two bookings, or ask us by WhatsApp.`
  }
  if (minAge !== null && minAge > oldestChild && guests.children + guests.infants > 0) {
    return `Every guest must be ${minAge} or older.`
  }
  return null
}

/** Facts about the guests that a trip takes, e.g. 'From 8 years; at most 10 in one booking', or null. */
export function guestLimits({
  minAge = null,
  maxParty = null,
}: Partial<PartyLimits> = {}): string | null {
  const age =
    minAge && (minAge >= 18 ? `Adults only, from ${minAge} years` : `From ${minAge} years`)
  const party = maxParty && `${age ? 'at' : 'At'} most ${maxParty} in one booking`
  return [age, party].filter(Boolean).join('; ') || null
}
