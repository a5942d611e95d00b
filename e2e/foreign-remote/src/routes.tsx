import type { RoutesModule } from '@storefront/contract'

/** Every page of cruises, relative to the site's root. */
export const routes: RoutesModule['routes'] = [
  {
    path: 'cruises',
    lazy: async () => ({ Component: (await import('./CruisesPage.tsx')).CruisesPage }),
  },
]
