import { StaySearchForm } from '@storefront/catalogue'
import type { HotelSearch } from '@storefront/contract'
import { resultsAddress, searchProblem } from '../domain/search.ts'

export type SearchFormProps = {
  /** Search in the address of the list; absent on the home page. */
  requested?: HotelSearch
  onSearch?: () => void
}

export function SearchForm({ requested, onSearch }: SearchFormProps) {
  return (
    <StaySearchForm
      product="hotel"
      placeholder="City, island or hotel"
      problemOf={searchProblem}
      addressOf={resultsAddress}
      requested={requested}
      onSearch={onSearch}
    />
  )
}
