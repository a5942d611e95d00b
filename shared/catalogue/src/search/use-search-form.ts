import { useNavigate } from '@storefront/router'
import { useState } from 'react'

type SearchFormOptions<Search, Problem extends { text: string }> = {
  /** Search in the results page's address; null on the home page, where the session holds the search. */
  requested: Search | null
  own: Search
  /** Applies changes to a search. */
  change: (search: Search, change: Partial<Search>) => Search
  /** Stores a change in the session. */
  publish: (change: Partial<Search>) => void
  /** Returns the reason that stops a search, or null. */
  problemOf: (search: Search) => Problem | null
  addressOf: (search: Search) => string
  onSearch?: ((search: Search) => void) | undefined
}

export type SearchForm<Search, Problem> = {
  search: Search
  change: (change: Partial<Search>) => void
  /** Problem of the last submit, until corrected; null otherwise. */
  problem: Problem | null
  submit: () => void
}

/**
 * State and submit of a search form. On a results page it starts from the address and stays local until submitted; on
 * the home page it edits the session.
 */
export function useSearchForm<Search, Problem extends { text: string }>(
  options: SearchFormOptions<Search, Problem>,
): SearchForm<Search, Problem> {
  const { requested, own, publish, problemOf, addressOf, onSearch } = options
  const navigate = useNavigate()
  const [edited, setEdited] = useState<{ from: string | null; search: Search } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const from = requested && addressOf(requested)
  // A new address resets the form, and a later visit to the same address must not bring the edits back.
  if (edited && edited.from !== from) setEdited(null)
  const search = requested && edited?.from === from ? edited.search : (requested ?? own)
  const isCorrected = problemOf(search)?.text !== problem?.text
  if (problem && isCorrected) setProblem(null)
  return {
    search,
    change(change) {
      if (requested) setEdited({ from, search: options.change(search, change) })
      else publish(change)
    },
    problem: isCorrected ? null : problem,
    submit() {
      const found = problemOf(search)
      setProblem(found)
      if (found) return
      publish(search)
      onSearch?.(search)
      void navigate(addressOf(search))
    },
  }
}
