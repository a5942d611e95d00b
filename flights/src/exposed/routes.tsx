import { bookingRoutes, pageRoute } from '@storefront/booking'
import { paths } from '@storefront/contract'
import type { RouteObject } from '@storefront/router'
import { resultsLoader, shouldReloadResults } from '../api/loaders.ts'

const results = pageRoute(paths.flightResults, {
  name: 'results',
  load: async () =>
    (await import(/* webpackChunkName: "screen-results" */ '../screens/ResultsScreen.tsx'))
      .ResultsScreen,
  loader: resultsLoader,
  shouldRevalidate: shouldReloadResults,
})

const [summary, success, failed] = bookingRoutes('flight', {
  summary: () => import(/* webpackChunkName: "screen-summary" */ '../screens/SummaryScreen.tsx'),
  success: () => import(/* webpackChunkName: "screen-success" */ '../screens/SuccessScreen.tsx'),
})

/** Every page of flights (spec §2), relative to the site's root. */
export const routes: RouteObject[] = [
  results,
  summary,
  success,
  failed,
  // The address as it should have been spelled leads to the same page.
  { ...failed, path: 'flights/error' },
]
