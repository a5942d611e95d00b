import { paths } from '@storefront/contract'
import { asksAgain, tripViewParameters } from '@storefront/domain'
import { type RouteObject, screen } from '@storefront/router'
import { detailLoader, resultsLoader } from '../api/loaders.ts'

/** Every page of tours (spec §2), relative to the site's root. Static addresses win over a tour's slug (readings). */
export const routes: RouteObject[] = [
  {
    path: relative(paths.tours),
    ...screen({
      name: 'results',
      load: async () =>
        (await import(/* webpackChunkName: "screen-results" */ '../screens/ResultsScreen.tsx'))
          .ResultsScreen,
      loader: resultsLoader,
      shouldRevalidate: (visit) => asksAgain(visit, tripViewParameters),
    }),
  },
  {
    path: `${relative(paths.tours)}/:slug`,
    ...screen({
      name: 'detail',
      load: async () =>
        (await import(/* webpackChunkName: "screen-detail" */ '../screens/DetailScreen.tsx'))
          .DetailScreen,
      loader: detailLoader,
      shouldRevalidate: (visit) => asksAgain(visit, 'all'),
    }),
  },
  {
    path: relative(paths.tourSummary),
    ...screen({
      name: 'summary',
      load: async () =>
        (await import(/* webpackChunkName: "screen-summary" */ '../screens/SummaryScreen.tsx'))
          .SummaryScreen,
    }),
  },
  {
    path: relative(paths.tourSuccess),
    ...screen({
      name: 'success',
      load: async () =>
        (await import(/* webpackChunkName: "screen-success" */ '../screens/SuccessScreen.tsx'))
          .SuccessScreen,
    }),
  },
  {
    path: relative(paths.tourFailed),
    ...screen({
      name: 'failed',
      load: async () =>
        (await import(/* webpackChunkName: "screen-failed" */ '../screens/FailedScreen.tsx'))
          .FailedScreen,
    }),
  },
]

function relative(path: string): string {
  return path.slice(1)
}
