import { shouldReload } from '@storefront/domain'
import type { LoaderFunction, RouteObject } from '@storefront/router'
import { pageRoute } from '@storefront/router'
import type { ComponentType } from 'react'

export type CatalogueRoutesOptions = {
  /** Path of the list; records are below it, by slug. */
  address: string
  results: () => Promise<{ ResultsScreen: ComponentType }>
  /** View parameters, whose change starts no search. */
  viewParameters: readonly string[]
  detail: () => Promise<{ DetailScreen: ComponentType }>
  loaders: () => Promise<{ resultsLoader: LoaderFunction; detailLoader: LoaderFunction }>
}

/** Routes of a list and its detail pages. A change of dates or guests does not reload a record. */
export function catalogueRoutes(options: CatalogueRoutesOptions): RouteObject[] {
  const { address, results, viewParameters, detail, loaders } = options
  return [
    pageRoute(address, {
      name: 'results',
      load: async () => (await results()).ResultsScreen,
      loader: async () => (await loaders()).resultsLoader,
      shouldRevalidate: (visit) => shouldReload(visit, viewParameters),
    }),
    pageRoute(`${address}/:slug`, {
      name: 'detail',
      load: async () => (await detail()).DetailScreen,
      loader: async () => (await loaders()).detailLoader,
      shouldRevalidate: (visit) => shouldReload(visit, 'all'),
    }),
  ]
}
