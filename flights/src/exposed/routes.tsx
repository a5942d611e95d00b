import { bookingRoutes } from '@storefront/booking'
import { paths } from '@storefront/contract'
import { shouldReload } from '@storefront/domain'
import type { RouteObject } from '@storefront/router'
import { pageRoute } from '@storefront/router'
import { loadCalls } from '../api/load-calls.ts'
import { viewParameters } from '../domain/results.ts'

const results = pageRoute(paths.flightResults, {
  name: 'results',
  load: async () =>
    (await import(/* webpackChunkName: "screen-results" */ '../screens/ResultsScreen.tsx'))
      .ResultsScreen,
  loader: async () => (await loadCalls()).resultsLoader,
  // A changed order, filter or step keeps the results. Opening the same URL again searches again.
  shouldRevalidate: (visit) => shouldReload(visit, viewParameters),
})

const [summary, success, failed] = bookingRoutes('flight', {
  summary: () => import(/* webpackChunkName: "screen-summary" */ '../screens/SummaryScreen.tsx'),
  nextSteps: () => import(/* webpackChunkName: "screen-success" */ '../domain/next-steps.ts'),
})

/** Every page of flights, relative to the site's root. */
export const routes: RouteObject[] = [
  results,
  summary,
  success,
  failed,
  // Alias with the correct spelling.
  { ...failed, path: 'flights/error' },
]
