import { earliestDate, type StaySearch } from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import type { DestinationSuggestion } from '@storefront/ui'
import { searchDestinations } from '../destinations/search-destinations.ts'
import { SearchFields } from '../search/SearchFields.tsx'
import { type SubmittedSearchOptions, useSubmittedSearch } from '../search/use-submitted-search.ts'

export type StaySearchFormProps = Omit<SubmittedSearchOptions<StaySearch>, 'current'> & {
  /** Where the plain form goes. */
  action: string
  placeholder: string
  /** What a destination's text may mean here. */
  types: readonly DestinationSuggestion['type'][]
  /** Shown in place of the session's search until the session has taken it over. */
  preview?: StaySearch | null
  /** The list is loading: the button waits. */
  isSearching?: boolean
}

/** A search by destination, stay and guests over the session's hotel search, which packages share (readings). */
export function StaySearchForm(props: StaySearchFormProps) {
  const { action, placeholder, types, preview, isSearching, ...submitted } = props
  const { http, session } = useStorefront()
  const publish = usePublish()
  const { own, today } = useSession(({ hotelSearch, today }) => ({ own: hotelSearch, today }))
  const { problem, submit } = useSubmittedSearch({
    current: () => session.getState().hotelSearch,
    ...submitted,
  })
  const search = preview ?? own
  return (
    <SearchFields
      action={action}
      destination={search.destination}
      onDestinationChange={(destination) => publish('hotel-search-changed', { destination })}
      searchDestinations={(query, signal) => searchDestinations(http, types, query, signal)}
      placeholder={placeholder}
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
      isSearching={isSearching}
      onSubmit={submit}
    />
  )
}
