import type { RemoteDescription } from '@storefront/contract'

export const remote: RemoteDescription = {
  name: 'flights',
  // `flighs` is the specified spelling of the failure page's address (product 1.2).
  mounts: ['flights', 'flighs'],
  tab: { id: 'flights', label: 'Flights', position: 1 },
  exposes: {
    './routes': './src/exposed/routes.tsx',
    './SearchForm': './src/exposed/SearchForm.tsx',
  },
  mount: './src/exposed/mount.tsx',
  samples: {
    results: {
      address: '/flights/results?from=CUN&to=MIA&departureDate={day+9}&returnDate=&type=Oneway',
    },
    summary: { address: '/flights/summary', from: 'results', press: ['Select'] },
    success: { address: '/flights/success?reference=SAMPLE' },
    failed: { address: '/flighs/error' },
  },
  publishes: [
    'flight-search-changed',
    'traveller-count-changed',
    'flight-search-started',
    'outbound-flight-selected',
    'inbound-flight-selected',
    'selection-cleared',
  ],
  reads: ['flight-search-changed', 'traveller-count-changed', 'search-reset', 'today-known'],
}
