import { bookingRoutes } from '@storefront/booking'
import { catalogueRoutes } from '@storefront/catalogue'
import type { RouteObject } from '@storefront/router'
import { loadCalls } from '../api/load-calls.ts'
import { hotelList } from '../domain/results.ts'

/** Routes of hotels, relative to the site's root. Static paths win over a slug. */
export const routes: RouteObject[] = [
  ...catalogueRoutes({
    product: 'hotel',
    results: () => import(/* webpackChunkName: "screen-results" */ '../screens/ResultsScreen.tsx'),
    list: hotelList,
    detail: () => import(/* webpackChunkName: "screen-detail" */ '../screens/DetailScreen.tsx'),
    loaders: loadCalls,
  }),
  ...bookingRoutes('hotel', {
    summary: () => import(/* webpackChunkName: "screen-summary" */ '../screens/SummaryScreen.tsx'),
    nextSteps: () => import(/* webpackChunkName: "screen-success" */ '../domain/next-steps.ts'),
  }),
]
