import type { PartyLimits } from '@storefront/domain'

/** 'From 8 years; at most 10 in one booking', or null without limits. */
export function guestLimits({ minAge, maxParty }: PartyLimits = {}): string | null {
  const age =
    minAge && (minAge >= 18 ? `Adults only, from ${minAge} years` : `From ${minAge} years`)
  const party = maxParty && `${age ? 'at' : 'At'} most ${maxParty} in one booking`
  return [age, party].filter(Boolean).join('; ') || null
}
