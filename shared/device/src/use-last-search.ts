import { useEffect } from 'react'
import type { LastSearch } from './last-searches.ts'

/** Stores a search as the last one of its product; null stores nothing. Only home offers it, and no search reads it. */
export function useLastSearch(search: Omit<LastSearch, 'searchedAt'> | null): void {
  const text = JSON.stringify(search)
  useEffect(() => {
    const known: typeof search = JSON.parse(text)
    if (!known) return
    import(/* webpackChunkName: "calls" */ './last-searches.ts').then(
      ({ rememberSearch }) => rememberSearch({ ...known, searchedAt: Date.now() }),
      (error: unknown) => console.warn('The search was not stored:', error),
    )
  }, [text])
}
