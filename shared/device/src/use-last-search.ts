import type { IsoDate } from '@storefront/contract'
import type { LastSearch } from './last-searches.ts'
import { useStored } from './use-stored.ts'

type Search = Omit<LastSearch, 'searchedAt'>

/**
 * Stores a search as the last one of its product; null stores nothing, nor does the default search, which is for every
 * place from the `earliest` day on. Only home offers it, and no search reads it.
 */
export function useLastSearch(search: Search | null, earliest?: IsoDate): void {
  const isDefault = search?.place === '' && search.first === earliest
  useStored(isDefault ? null : search, remember)
}

const remember = async (search: Search) => {
  const { rememberSearch } = await import(/* webpackChunkName: "calls" */ './last-searches.ts')
  rememberSearch({ ...search, searchedAt: Date.now() })
}
