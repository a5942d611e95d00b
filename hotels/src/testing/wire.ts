import type { FakeAnswer } from '@storefront/http/testing'
import records from './records.json' with { type: 'json' }

/** Answers of a provider, for tests. */
const wireDestinations = [
  { id: 'd-1', name: 'Cancún', type: 'destination' },
  { id: 'h-1', name: 'Cancún Lagoon', type: 'hotel' },
  { id: 't-1', name: 'Cancún by Night', type: 'tour' },
]

/** In the order of the provider; the last has no room for two adults, the first one every state of a room card for two. */
export const wireHotels: Record<string, unknown>[] = records

/** A provider that has what a test of a screen needs. */
export const provider: Record<string, FakeAnswer> = {
  'GET /destinations/search': () => wireDestinations,
  'GET /hotels': () => ({ data: wireHotels }),
  'GET /hotels/laguna-azul': () => ({ data: wireHotels[0] }),
}
