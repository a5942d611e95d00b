import { SearchFields, searchDestinations, useSubmittedSearch } from '@storefront/catalogue'
import { type HotelSearch, paths } from '@storefront/contract'
import { earliestDate } from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { resultsAddress, searchProblem } from '../domain/search.ts'

export type HotelSearchFormProps = {
  /** Shown in place of the session's search until the session has taken it over. */
  preview?: HotelSearch | null
  /** The search is on its way. */
  onSearch?: () => void
}

/** The hotels form over the session: what is chosen here is the visit's hotel search. */
export function HotelSearchForm({ preview = null, onSearch }: HotelSearchFormProps) {
  const { http, session } = useStorefront()
  const publish = usePublish()
  const { own, today } = useSession(({ hotelSearch, today }) => ({ own: hotelSearch, today }))
  const { problem, submit } = useSubmittedSearch({
    current: () => session.getState().hotelSearch,
    problemOf: searchProblem,
    addressOf: resultsAddress,
    ...(onSearch ? { onSearch } : {}),
  })
  const search = preview ?? own
  return (
    <SearchFields
      action={paths.hotels}
      destination={search.destination}
      onDestinationChange={(destination) => publish('hotel-search-changed', { destination })}
      searchDestinations={(query, signal) =>
        searchDestinations(http, ['destination', 'hotel'], query, signal)
      }
      placeholder="City, island or hotel"
      stay={{
        start: search.checkInDate,
        end: search.checkOutDate,
        earliest: earliestDate(today),
        onChange: ({ start, end }) =>
          publish('hotel-search-changed', { checkInDate: start, checkOutDate: end }),
      }}
      guests={search.guests}
      onCountChange={(band, count) => publish('traveller-count-changed', { band, count })}
      problem={problem}
      onSubmit={submit}
    />
  )
}
