import { SearchFields, searchDestinations, useSubmittedSearch } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { resultsAddress, searchProblem } from '../domain/search.ts'

export type TourSearchFormProps = {
  /** Destination shown in place of the session's until the session has taken it over. */
  preview?: string | null
  /** The search is on its way. */
  onSearch?: () => void
}

/** The tours form over the session: what is chosen here is the visit's tour search. */
export function TourSearchForm({ preview = null, onSearch }: TourSearchFormProps) {
  const { http, session } = useStorefront()
  const publish = usePublish()
  const { destination, guests } = useSession((state) => state.tourSearch)
  const { problem, submit } = useSubmittedSearch({
    current: () => session.getState().tourSearch,
    problemOf: searchProblem,
    addressOf: resultsAddress,
    onSearch,
  })
  return (
    <SearchFields
      action={paths.tours}
      destination={preview ?? destination}
      onDestinationChange={(destination) => publish('tour-search-changed', { destination })}
      searchDestinations={(query, signal) =>
        searchDestinations(http, ['destination', 'tour'], query, signal)
      }
      placeholder="City, island or tour"
      guests={guests}
      onCountChange={(band, count) => publish('traveller-count-changed', { band, count })}
      problem={problem}
      onSubmit={submit}
    />
  )
}
