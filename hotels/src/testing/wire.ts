import type { FakeAnswer } from '@storefront/http/testing'
import records from './records.json' with { type: 'json' }

const wireDestinations = [
  { id: 'd-1', name: 'Cancún', type: 'destination' },
  { id: 'h-1', name: 'Cancún Lagoon', type: 'hotel' },
  { id: 't-1', name: 'Cancún by Night', type: 'tour' },
]

/** For two adults, the first hotel has every state of a room card, and the last hotel has no usable room. */
export const wireHotels: Record<string, unknown>[] = records

export const provider: Record<string, FakeAnswer> = {
  'GET /destinations/search': () => wireDestinations,
  'GET /hotels': () => ({ data: wireHotels }),
  'GET /hotels/laguna-azul': () => ({ data: wireHotels[0] }),
}
