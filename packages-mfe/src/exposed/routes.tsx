import { paths } from '@storefront/contract'
import { asksAgain, tripViewParameters } from '@storefront/domain'
import { type RouteObject, screen } from '@storefront/router'
import { detailLoader, resultsLoader } from '../api/loaders.ts'

/** Every page of packages (spec §2), relative to the site's root. Static addresses win over a package's slug (readings). */
export const routes: RouteObject[] = [
  {
    path: relative(paths.packages),
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
    path: `${relative(paths.packages)}/:slug`,
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
    path: relative(paths.packageSummary),
    ...screen({
      name: 'summary',
      load: async () =>
        (await import(/* webpackChunkName: "screen-summary" */ '../screens/SummaryScreen.tsx'))
          .SummaryScreen,
    }),
  },
  {
    path: relative(paths.packageSuccess),
    ...screen({
      name: 'success',
      load: async () =>
        (await import(/* webpackChunkName: "screen-success" */ '../screens/SuccessScreen.tsx'))
          .SuccessScreen,
    }),
  },
  {
    path: relative(paths.packageFailed),
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
