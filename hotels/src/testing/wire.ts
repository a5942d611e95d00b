import type { FakeAnswer } from '@storefront/http/testing'
import records from './records.json' with { type: 'json' }

/** For two adults, the first hotel has every state of a room card, and the last hotel has no usable room. */
export const wireHotels: Record<string, unknown>[] = records

export const provider: Record<string, FakeAnswer> = {
  'GET /destinations/search': () => [{ id: 'd-1', name: 'Cancún', type: 'destination' }],
  'GET /hotels': () => ({ data: wireHotels }),
  'GET /hotels/laguna-azul': () => ({ data: wireHotels[0] }),
}
