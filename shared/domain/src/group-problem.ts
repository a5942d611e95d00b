import type { IsoDate, Product, TravellerCounts } from '@storefront/contract'
import { bandOf, travellerSlots } from './age-bands.ts'
import { type PartyLimits, partyProblems } from './party-rules.ts'

/** Returns the first limit that the counts exceed, without knowing birth dates, or null. */
export function groupProblem(
  product: Product,
  limits: PartyLimits | undefined,
  { firstDay, guests }: { firstDay: IsoDate; guests: TravellerCounts },
): string | null {
  const party = travellerSlots(guests).map((slot) => ({ band: bandOf(slot), birth: '' }))
  const days = { first: firstDay, last: firstDay }
  return partyProblems(party, { product, days, limits })[0]?.text ?? null
}
