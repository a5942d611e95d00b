import { StaySearchForm } from '@storefront/catalogue'
import { type HotelSearch, paths } from '@storefront/contract'
import { resultsAddress, searchProblem } from '../domain/search.ts'

export type HotelSearchFormProps = {
  /** Shown in place of the session's search until the session has taken it over. */
  preview?: HotelSearch | null
  /** The search is on its way. */
  onSearch?: () => void
}

/** The hotels form over the session: what is chosen here is the visit's hotel search. */
export function HotelSearchForm({ preview, onSearch }: HotelSearchFormProps) {
  return (
    <StaySearchForm
      action={paths.hotels}
      placeholder="City, island or hotel"
      types={['destination', 'hotel']}
      problemOf={searchProblem}
      addressOf={resultsAddress}
      preview={preview}
      onSearch={onSearch}
    />
  )
}
