import { paths } from '@storefront/contract'
import { type RouteObject, screen } from '@storefront/router'
import { resultsLoader, searchesAgain } from '../api/loaders.ts'

const failed = screen({
  name: 'failed',
  load: async () =>
    (await import(/* webpackChunkName: "screen-failed" */ '../screens/FailedScreen.tsx'))
      .FailedScreen,
})

/** Every page of flights (spec §2), relative to the site's root. */
export const routes: RouteObject[] = [
  {
    path: relative(paths.flightResults),
    ...screen({
      name: 'results',
      load: async () =>
        (await import(/* webpackChunkName: "screen-results" */ '../screens/ResultsScreen.tsx'))
          .ResultsScreen,
      loader: resultsLoader,
      shouldRevalidate: searchesAgain,
    }),
  },
  {
    path: relative(paths.flightSummary),
    ...screen({
      name: 'summary',
      load: async () =>
        (await import(/* webpackChunkName: "screen-summary" */ '../screens/SummaryScreen.tsx'))
          .SummaryScreen,
    }),
  },
  {
    path: relative(paths.flightSuccess),
    ...screen({
      name: 'success',
      load: async () =>
        (await import(/* webpackChunkName: "screen-success" */ '../screens/SuccessScreen.tsx'))
          .SuccessScreen,
    }),
  },
  { path: relative(paths.flightFailed), ...failed },
  // The address as it should have been spelled leads to the same page.
  { path: 'flights/error', ...failed },
]

function relative(path: string): string {
  return path.slice(1)
}
