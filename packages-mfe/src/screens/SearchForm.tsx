import { StaySearchForm } from '@storefront/catalogue'
import type { HotelSearch } from '@storefront/contract'
import { type Loadable, useLoadResult, useNavigation } from '@storefront/router'
import { resultsAddress, searchProblem } from '../domain/search.ts'

export type SearchFormProps = {
  /** Search in the address of the list; absent on the home page. */
  requested?: HotelSearch
  found?: Loadable<unknown>
  onSearch?: () => void
}

/** Packages form. It shares the search of hotels (product 2.1). */
export function SearchForm({ requested, found, onSearch }: SearchFormProps) {
  const isSearching = useIsLoading(found)
  return (
    <StaySearchForm
      product="package"
      placeholder="City or island"
      problemOf={searchProblem}
      addressOf={resultsAddress}
      requested={requested}
      isSearching={isSearching}
      onSearch={onSearch}
    />
  )
}

const nothing: Loadable<unknown> = { status: 'failed', notFound: true }

/** True while a page or its list is loading. Another search has to wait (product 2.1). */
function useIsLoading(found: Loadable<unknown> = nothing): boolean {
  const result = useLoadResult(found)
  return useNavigation().state === 'loading' || result === null || result.status === 'pending'
}
