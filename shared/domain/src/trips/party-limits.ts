import type { IsoDate, TravellerCounts, TripLimits } from '@storefront/contract'
import { bandOf, travellerPlaces } from '../age-bands.ts'
import { partyProblems } from '../party-rules.ts'
import type { Trip } from './trip.ts'

type PartyLimits = Pick<TripLimits, 'minAge' | 'maxParty'>

/** Says why a trip never takes these guests in one booking, whatever their birth dates are; null where it can. */
export function groupProblem(
  { limits }: Pick<Trip, 'limits'>,
  guests: TravellerCounts,
  firstDay: IsoDate,
): string | null {
  const party = travellerPlaces(guests).map((place) => ({ band: bandOf(place), birth: '' }))
  const days = { first: firstDay, last: firstDay }
  return partyProblems(party, { product: 'tour', days, limits })[0]?.text ?? null
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
