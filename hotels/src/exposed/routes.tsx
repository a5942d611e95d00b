import { paths } from '@storefront/contract'
import { asksAgain } from '@storefront/domain'
import { type RouteObject, screen } from '@storefront/router'
import { detailLoader, resultsLoader } from '../api/loaders.ts'
import { viewParameters } from '../domain/results-view.ts'

/** Every page of hotels (spec §2), relative to the site's root. Static addresses win over a hotel's slug (readings). */
export const routes: RouteObject[] = [
  {
    path: relative(paths.hotels),
    ...screen({
      name: 'results',
      load: async () =>
        (await import(/* webpackChunkName: "screen-results" */ '../screens/ResultsScreen.tsx'))
          .ResultsScreen,
      loader: resultsLoader,
      shouldRevalidate: (visit) => asksAgain(visit, viewParameters),
    }),
  },
  {
    path: `${relative(paths.hotels)}/:slug`,
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
    path: relative(paths.roomSummary),
    ...screen({
      name: 'summary',
      load: async () =>
        (await import(/* webpackChunkName: "screen-summary" */ '../screens/SummaryScreen.tsx'))
          .SummaryScreen,
    }),
  },
  {
    path: relative(paths.hotelSuccess),
    ...screen({
      name: 'success',
      load: async () =>
        (await import(/* webpackChunkName: "screen-success" */ '../screens/SuccessScreen.tsx'))
          .SuccessScreen,
    }),
  },
  {
    path: relative(paths.hotelFailed),
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
