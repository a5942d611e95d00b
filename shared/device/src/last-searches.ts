import { products } from '@storefront/contract'
import { planPartSchema } from '@storefront/contract/plan'
import * as v from 'valibot'
import { deviceList } from './device-list.ts'
import { searchesKey } from './has-device-data.ts'

const { place, first, counts } = planPartSchema.entries

const searchShape = v.object({
  product: v.picklist(products),
  /** Address of the results. */
  address: v.pipe(v.string(), v.regex(/^\/[^/]/)),
  /** 'Tulum', or 'Mexico City to Cancún' of flights; '' means everywhere. */
  place,
  first,
  /** The first day, for one day. */
  last: first,
  counts,
  /** In ms since 1970. */
  searchedAt: v.number(),
})

/** Last search of a product on this device (product 1.4). Holds nothing about the visitor. */
export type LastSearch = v.InferOutput<typeof searchShape>

const keptMs = 30 * 24 * 60 * 60_000

const searches = deviceList<LastSearch>({
  key: searchesKey,
  name: 'last searches',
  record: searchShape,
  most: products.length,
  isSame: (a, b) => a.product === b.product,
})

/** Last search of each product, newest first. Deletes what is older than 30 days. */
export function readLastSearches(): LastSearch[] {
  const isOld = ({ searchedAt }: LastSearch) => Date.now() - searchedAt >= keptMs
  for (const one of searches.read().filter(isOld)) searches.forget(one)
  return searches.read()
}

export const clearSearches = searches.clear

export const rememberSearch = searches.remember
