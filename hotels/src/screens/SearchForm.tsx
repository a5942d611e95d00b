import { StaySearchForm } from '@storefront/catalogue'
import { destinationProblem } from '@storefront/catalogue/rules'
import type { HotelSearch } from '@storefront/contract'
import { resultsAddress } from '../domain/search.ts'

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
      problemOf={destinationProblem}
      addressOf={resultsAddress}
      requested={requested}
      onSearch={onSearch}
    />
  )
}
