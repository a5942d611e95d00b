import type { TravellerCounts } from '@storefront/contract'
import { partyProblem, type SearchProblem } from '@storefront/domain'

/** Alert of a search by destination that cannot run (product 2.1), or null. */
export function destinationProblem(search: {
  destination: string
  guests: TravellerCounts
}): SearchProblem<'destination' | 'travellers'> | null {
  return search.destination.trim() === ''
    ? { text: 'Please select a destination.', field: 'destination' }
    : partyProblem(search.guests)
}
