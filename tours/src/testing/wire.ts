import type { FakeAnswer } from '@storefront/http/testing'
import records from './records.json' with { type: 'json' }

/** Records in the provider's order, which follows neither price nor length. */
export const wireTours: Record<string, unknown>[] = records

export const provider: Record<string, FakeAnswer> = {
  'GET /destinations/search': () => [{ id: 'd-1', name: 'Tulum', type: 'destination' }],
  'GET /tours': () => ({ data: wireTours }),
  'GET /tours/cenote-route': () => ({ data: wireTours[0] }),
}
