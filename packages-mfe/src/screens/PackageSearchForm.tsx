import { StaySearchForm } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import type { StaySearch } from '@storefront/domain'
import type { Loadable } from '@storefront/router'
import { resultsAddress, searchProblem } from '../domain/search.ts'
import { useIsLoading } from './use-is-loading.ts'

export type PackageSearchFormProps = {
  /** What the address of the list asks for; absent on home. */
  asked?: StaySearch
  /** The list that the form is beside. */
  found?: Loadable<unknown>
  /** The search is on its way. */
  onSearch?: () => void
}

/** The packages form: packages are searched with the hotel search (readings). */
export function PackageSearchForm({ asked, found, onSearch }: PackageSearchFormProps) {
  const isSearching = useIsLoading(found)
  return (
    <StaySearchForm
      action={paths.packages}
      placeholder="City or island"
      types={['destination']}
      problemOf={searchProblem}
      addressOf={resultsAddress}
      asked={asked}
      isSearching={isSearching}
      onSearch={onSearch}
    />
  )
}
