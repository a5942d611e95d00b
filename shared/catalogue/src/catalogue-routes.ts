import { pageRoute } from '@storefront/booking'
import { shouldReload } from '@storefront/domain'
import type { LoaderFunction, RouteObject } from '@storefront/router'
import type { ComponentType } from 'react'

export type CatalogueRoutesOptions = {
  /** Path of the list; a record's page is below it, by its slug. */
  address: string
  results: () => Promise<{ ResultsScreen: ComponentType }>
  resultsLoader: LoaderFunction
  /** Order and filters: a change of them searches nothing. */
  viewParameters: readonly string[]
  detail: () => Promise<{ DetailScreen: ComponentType }>
  detailLoader: LoaderFunction
}

/** The pages of a list and of its records. Dates and guests of an address load no record again. */
export function catalogueRoutes(options: CatalogueRoutesOptions): RouteObject[] {
  const { address, results, resultsLoader, viewParameters, detail, detailLoader } = options
  return [
    pageRoute(address, {
      name: 'results',
      load: async () => (await results()).ResultsScreen,
      loader: resultsLoader,
      shouldRevalidate: (visit) => shouldReload(visit, viewParameters),
    }),
    pageRoute(`${address}/:slug`, {
      name: 'detail',
      load: async () => (await detail()).DetailScreen,
      loader: detailLoader,
      shouldRevalidate: (visit) => shouldReload(visit, 'all'),
    }),
  ]
}
