import { bookingRoutes } from '@storefront/booking'
import { catalogueRoutes } from '@storefront/catalogue'
import type { RouteObject } from '@storefront/router'
import { tripList } from '@storefront/trips/rules'
import { loadCalls } from '../api/load-calls.ts'

/** Routes of packages, relative to the site's root. Static paths win over a slug. */
export const routes: RouteObject[] = [
  ...catalogueRoutes({
    product: 'package',
    results: () => import(/* webpackChunkName: "screen-results" */ '../screens/ResultsScreen.tsx'),
    list: tripList,
    detail: () => import(/* webpackChunkName: "screen-detail" */ '../screens/DetailScreen.tsx'),
    loaders: loadCalls,
  }),
  ...bookingRoutes('package', {
    summary: () => import(/* webpackChunkName: "screen-summary" */ '../screens/SummaryScreen.tsx'),
    nextSteps: () => import(/* webpackChunkName: "screen-success" */ '../domain/next-steps.ts'),
  }),
]
