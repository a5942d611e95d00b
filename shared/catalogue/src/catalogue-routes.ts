import { type ListedProduct, listPaths } from '@storefront/contract'
import { shouldReload } from '@storefront/domain'
import type { LoaderFunction, RouteObject } from '@storefront/router'
import { pageRoute } from '@storefront/router'
import type { ComponentType } from 'react'
import type { ListRules } from './rules/list-rules.ts'
import { viewParameters } from './rules/list-view.ts'

export type CatalogueRoutesOptions<Item> = {
  product: ListedProduct
  results: () => Promise<{ ResultsScreen: ComponentType }>
  list: ListRules<Item>
  detail: () => Promise<{ DetailScreen: ComponentType }>
  loaders: () => Promise<{ resultsLoader: LoaderFunction; detailLoader: LoaderFunction }>
}

/** Routes of a list and its detail pages. A change of dates or guests does not reload a record. */
export function catalogueRoutes<Item>(options: CatalogueRoutesOptions<Item>): RouteObject[] {
  const { product, results, list, detail, loaders } = options
  const address = listPaths[product]
  const view = viewParameters(list)
  return [
    pageRoute(address, {
      name: 'results',
      load: async () => (await results()).ResultsScreen,
      loader: async () => (await loaders()).resultsLoader,
      shouldRevalidate: (visit) => shouldReload(visit, view),
    }),
    pageRoute(`${address}/:slug`, {
      name: 'detail',
      load: async () => (await detail()).DetailScreen,
      loader: async () => (await loaders()).detailLoader,
      shouldRevalidate: (visit) => shouldReload(visit, 'all'),
    }),
  ]
}
