import { StaySearchForm } from '@storefront/catalogue'
import { type HotelSearch, paths } from '@storefront/contract'
import { type Loadable, useNavigation } from '@storefront/router'
import { useEffect, useState } from 'react'
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
      action={paths.packages}
      placeholder="City or island"
      types={['destination']}
      problemOf={searchProblem}
      addressOf={resultsAddress}
      requested={requested}
      isSearching={isSearching}
      onSearch={onSearch}
    />
  )
}

/** True while a page or its list is loading. Another search has to wait (product 2.1). */
function useIsLoading(found?: Loadable<unknown>): boolean {
  const navigation = useNavigation()
  const settled = found?.status === 'loading' ? found.settled : null
  const [ended, setEnded] = useState<Promise<unknown> | null>(null)
  useEffect(() => {
    if (!settled) return
    let isLeft = false
    void settled.then(() => {
      if (!isLeft) setEnded(settled)
    })
    return () => {
      isLeft = true
    }
  }, [settled])
  const isLoading = settled !== null && settled !== ended
  return navigation.state === 'loading' || found?.status === 'pending' || isLoading
}
