import type { FlightSearch } from '@storefront/contract'
import { earliestDate } from '@storefront/domain'
import { useNavigate } from '@storefront/router'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { useState } from 'react'
import { searchAirports } from '../api/calls.ts'
import { SearchFields } from '../components/SearchFields.tsx'
import { queryOf, resultsAddress, type SearchProblem, searchProblem } from '../domain/search.ts'

export type FlightSearchFormProps = {
  /** Shown in place of the session's search until the session has taken it over. */
  preview?: FlightSearch | null
  /** The search is on its way. */
  onSearch?: () => void
}

/** The flights form over the session: what is chosen here is the visit's flight search. */
export function FlightSearchForm({ preview = null, onSearch }: FlightSearchFormProps) {
  const { http, session } = useStorefront()
  const publish = usePublish()
  const navigate = useNavigate()
  const { flightSearch, today } = useSession(({ flightSearch, today }) => ({ flightSearch, today }))
  const [problem, setProblem] = useState<SearchProblem | null>(null)
  const search = preview ?? flightSearch

  const submit = () => {
    const search = session.getState().flightSearch
    const found = searchProblem(search)
    setProblem(found)
    const query = queryOf(search)
    if (found || !query) return
    publish('flight-search-started', {})
    void navigate(resultsAddress(query))
    onSearch?.()
  }
  // What is said is over once the visitor has put it right.
  const isPutRight = searchProblem(search)?.text !== problem?.text

  return (
    <SearchFields
      search={search}
      earliest={earliestDate(today)}
      problem={isPutRight ? null : problem}
      onChange={(change) => publish('flight-search-changed', change)}
      onCountChange={(band, count) => publish('traveller-count-changed', { band, count })}
      searchAirports={(query, signal) => searchAirports(http, query, signal)}
      onSubmit={submit}
    />
  )
}
