import { useNavigate } from '@storefront/router'
import { useState } from 'react'

type SearchFormOptions<Search, Problem extends { text: string }> = {
  /** Search in the results page's address; null on the home page. */
  requested: Search | null
  /** Search of the session, with which the form of the home page starts. */
  own: Search
  /** Applies changes to a search. */
  change: (search: Search, change: Partial<Search>) => Search
  /** Returns the reason that stops a search, or null. */
  problemOf: (search: Search) => Problem | null
  addressOf: (search: Search) => string
  onSearch?: (() => void) | undefined
}

export type SearchForm<Search, Problem> = {
  search: Search
  change: (change: Partial<Search>) => void
  /** Problem of the last submit, until corrected; null otherwise. */
  problem: Problem | null
  submit: () => void
}

/** State of a search form, which nobody else knows until its submit opens the address of the search. */
export function useSearchForm<Search, Problem extends { text: string }>(
  options: SearchFormOptions<Search, Problem>,
): SearchForm<Search, Problem> {
  const { requested, own, problemOf, addressOf, onSearch } = options
  const navigate = useNavigate()
  const [edited, setEdited] = useState<{ from: string | null; search: Search } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const from = requested && addressOf(requested)
  // A new address resets the form, and a later visit to the same address must not bring the edits back.
  if (edited && edited.from !== from) setEdited(null)
  const search = edited?.from === from ? edited.search : (requested ?? own)
  const isCorrected = problemOf(search)?.text !== problem?.text
  if (problem && isCorrected) setProblem(null)
  return {
    search,
    change: (change) => setEdited({ from, search: options.change(search, change) }),
    problem: isCorrected ? null : problem,
    submit() {
      const found = problemOf(search)
      setProblem(found)
      if (found) return
      onSearch?.()
      void navigate(addressOf(search))
    },
  }
}
