import type { RemoteDescription } from '@storefront/contract'

export const remote: RemoteDescription = {
  name: 'tours',
  mounts: ['tours'],
  tab: { id: 'tours', label: 'Tours', position: 3 },
  exposes: {
    './routes': './src/exposed/routes.tsx',
    './SearchForm': './src/exposed/SearchForm.tsx',
  },
  mount: './src/exposed/mount.tsx',
  samples: {
    results: { address: '/tours' },
    detail: { address: '/tours/*' },
    summary: { address: '/tours/summary', from: 'detail', press: ['Book Now'] },
    success: { address: '/tours/success?reference=SAMPLE' },
    failed: { address: '/tours/error' },
  },
  publishes: ['tour-search-changed', 'tour-selected', 'selection-cleared'],
  reads: [
    'tour-search-changed',
    'traveller-count-changed',
    'tour-selected',
    'search-reset',
    'today-known',
  ],
}
