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
  publishes: ['hotel-search-changed', 'room-selected', 'selection-cleared', 'bookings-begun'],
  reads: [
    'hotel-search-changed',
    'traveller-count-changed',
    'room-selected',
    'search-reset',
    'today-known',
  ],
}
