import { SearchFields, searchDestinations, useSubmittedSearch } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { earliestDate, type StaySearch } from '@storefront/domain'
import type { Loadable } from '@storefront/router'
import { usePublish, useSession, useStorefront } from '@storefront/session'
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
export function PackageSearchForm({ preview = null, found, onSearch }: PackageSearchFormProps) {
  const { http, session } = useStorefront()
  const publish = usePublish()
  const isLoading = useIsLoading(found)
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
      action={paths.packages}
      destination={search.destination}
      onDestinationChange={(destination) => publish('hotel-search-changed', { destination })}
      searchDestinations={(query, signal) =>
        searchDestinations(http, ['destination'], query, signal)
      }
      placeholder="City or island"
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
      isSearching={isLoading}
      onSubmit={submit}
    />
  )
}
