import type { RemoteDescription } from '@storefront/contract'

export const remote: RemoteDescription = {
  name: 'flights',
  // `flighs` is spelled as the specification spells the address of the failure page.
  mounts: ['flights', 'flighs'],
  tab: { id: 'flights', label: 'Flights', position: 1 },
  exposes: {
    './routes': './src/exposed/routes.tsx',
    './SearchForm': './src/exposed/SearchForm.tsx',
  },
  mount: './src/exposed/mount.tsx',
  publishes: [
    'flight-search-changed',
    'traveller-count-changed',
    'flight-search-started',
    'outbound-flight-selected',
    'inbound-flight-selected',
    'selection-cleared',
    'bookings-begun',
  ],
  reads: ['flight-search-changed', 'traveller-count-changed', 'search-reset', 'today-known'],
}
