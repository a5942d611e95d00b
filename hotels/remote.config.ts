import type { RemoteDescription } from '@storefront/contract'

export const remote: RemoteDescription = {
  name: 'hotels',
  mounts: ['hotels'],
  tab: { id: 'hotels', label: 'Hotels', position: 2 },
  exposes: {
    './routes': './src/exposed/routes.tsx',
    './SearchForm': './src/exposed/SearchForm.tsx',
  },
  mount: './src/exposed/mount.tsx',
  samples: {
    results: { address: '/hotels' },
    detail: { address: '/hotels/*?checkin={day+60}&checkout={day+62}&guests=2,0,0' },
    summary: { address: '/hotels/room-summary', from: 'detail', press: ['Select Room'] },
    success: { address: '/hotels/success?reference=SAMPLE' },
    failed: { address: '/hotels/error' },
  },
  publishes: ['hotel-search-changed', 'room-selected', 'selection-cleared'],
  reads: [
    'hotel-search-changed',
    'traveller-count-changed',
    'room-selected',
    'search-reset',
    'today-known',
  ],
}
