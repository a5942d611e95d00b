import { StaySearchForm } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import type { StaySearch } from '@storefront/domain'
import type { Loadable } from '@storefront/router'
import { resultsAddress, searchProblem } from '../domain/search.ts'
import { useIsLoading } from './use-is-loading.ts'

export type PackageSearchFormProps = {
  /** Shown in place of the session's search until the session has taken it over. */
  preview?: StaySearch | null
  /** The list that the form is beside. */
  found?: Loadable<unknown>
  /** The search is on its way. */
  onSearch?: () => void
}

/** The packages form over the session: packages are searched with the hotel search (readings). */
export function PackageSearchForm({ preview, found, onSearch }: PackageSearchFormProps) {
  const isSearching = useIsLoading(found)
  return (
    <StaySearchForm
      action={paths.packages}
      placeholder="City or island"
      types={['destination']}
      problemOf={searchProblem}
      addressOf={resultsAddress}
      preview={preview}
      isSearching={isSearching}
      onSearch={onSearch}
    />
  )
}
