import { useSearchForm } from '@storefront/catalogue'
import type { FlightSearch } from '@storefront/contract'
import { changeFlightSearch, earliestDate } from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { loadCalls } from '../api/load-calls.ts'
import { SearchFields } from '../components/SearchFields.tsx'
import { searchAddress, searchProblem } from '../domain/search.ts'

export type SearchFormProps = {
  /** Search in the URL of the results; null on home, where the form shows the session's search. */
  requested?: FlightSearch | null
  onSearch?: () => void
}

/** Flights form. Its counts also set those of hotels and tours (product 2.3). */
export function SearchForm({ requested = null, onSearch }: SearchFormProps) {
  const { http } = useStorefront()
  const publish = usePublish()
  const { own, today } = useSession(({ flightSearch, today }) => ({ own: flightSearch, today }))
  const { search, change, problem, submit } = useSearchForm({
    requested,
    own,
    change: changeFlightSearch,
    problemOf: searchProblem,
    addressOf: searchAddress,
    onSearch() {
      publish('flight-search-started', {})
      onSearch?.()
    },
  })
  return (
    <SearchFields
      search={search}
      earliest={earliestDate(today)}
      problem={problem}
      onChange={change}
      onCountChange={(band, count) => {
        change({ travellers: { ...search.travellers, [band]: count } })
        // The next form starts with this count, even if the visitor does not search.
        publish('traveller-count-changed', { band, count })
      }}
      searchAirports={async (query, signal) =>
        (await loadCalls()).searchAirports(http, query, signal)
      }
      onSubmit={submit}
    />
  )
}
