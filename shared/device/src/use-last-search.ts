import type { IsoDate } from '@storefront/contract'
import { useEffect } from 'react'
import type { LastSearch } from './last-searches.ts'

/**
 * Stores a search as the last one of its product; null stores nothing, nor does the default search, which is for every
 * place from the `earliest` day on. Only home offers it, and no search reads it.
 */
export function useLastSearch(
  search: Omit<LastSearch, 'searchedAt'> | null,
  earliest?: IsoDate,
): void {
  const isDefault = search?.place === '' && search.first === earliest
  const text = JSON.stringify(isDefault ? null : search)
  useEffect(() => {
    const known: typeof search = JSON.parse(text)
    if (!known) return
    import(/* webpackChunkName: "calls" */ './last-searches.ts').then(
      ({ rememberSearch }) => rememberSearch({ ...known, searchedAt: Date.now() }),
      (error: unknown) => console.warn('The search was not stored:', error),
    )
  }, [text])
}
