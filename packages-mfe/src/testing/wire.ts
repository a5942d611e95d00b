import type { FakeAnswer } from '@storefront/http/testing'
import records from './records.json' with { type: 'json' }

/** Records in the provider's order, which follows neither price nor length. */
export const wirePackages: Record<string, unknown>[] = records

export const provider: Record<string, FakeAnswer> = {
  'GET /destinations/search': () => [{ id: 'd-1', name: 'Tulum', type: 'destination' }],
  'GET /packages': () => ({ data: wirePackages }),
  'GET /packages/maya-route': () => ({ data: wirePackages[0] }),
}
