import type { HotelSearch } from '@storefront/contract'
import { earliestDate } from '@storefront/domain'
import { useNavigate } from '@storefront/router'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { useState } from 'react'
import { searchDestinations } from '../api/calls.ts'
import { SearchFields } from '../components/SearchFields.tsx'
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
  const navigate = useNavigate()
  const { hotelSearch, today } = useSession(({ hotelSearch, today }) => ({ hotelSearch, today }))
  const [problem, setProblem] = useState<{ text: string } | null>(null)
  const search = preview ?? hotelSearch

  const submit = () => {
    const search = session.getState().hotelSearch
    const text = searchProblem(search)
    setProblem(text === null ? null : { text })
    if (text !== null) return
    void navigate(resultsAddress(search))
    onSearch?.()
  }
  return (
    <SearchFields
      search={search}
      earliest={earliestDate(today)}
      // What is said is over once the visitor has put it right.
      problem={searchProblem(search) ? problem : null}
      onChange={(change) => publish('hotel-search-changed', change)}
      onCountChange={(band, count) => publish('traveller-count-changed', { band, count })}
      searchDestinations={(query, signal) => searchDestinations(http, query, signal)}
      onSubmit={submit}
    />
  )
}
