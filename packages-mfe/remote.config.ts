import type { RemoteDescription } from '@storefront/contract'

export const remote: RemoteDescription = {
  // A federation name must be an identifier, which `packages-mfe` is not.
  name: 'packages_mfe',
  mounts: ['packages'],
  tab: { id: 'packages', label: 'Packages', position: 4 },
  exposes: {
    './routes': './src/exposed/routes.tsx',
    './SearchForm': './src/exposed/SearchForm.tsx',
  },
  mount: './src/exposed/mount.tsx',
  samples: {
    results: { address: '/packages' },
    detail: { address: '/packages/*?checkin={day+60}' },
    summary: { address: '/packages/summary', from: 'detail', press: ['Book Now'] },
    success: { address: '/packages/success?reference=SAMPLE' },
    failed: { address: '/packages/error' },
  },
  publishes: ['hotel-search-changed', 'package-selected', 'selection-cleared'],
  reads: [
    'hotel-search-changed',
    'traveller-count-changed',
    'package-selected',
    'search-reset',
    'today-known',
  ],
}
