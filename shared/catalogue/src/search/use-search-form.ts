import { useNavigate } from '@storefront/router'
import { useState } from 'react'

type SearchFormOptions<Search, Problem extends { text: string }> = {
  /** Search in the address of a results page; null on home, where the session owns the search. */
  asked: Search | null
  /** The session's search. */
  own: Search
  /** A search with some parameters changed. */
  change: (search: Search, change: Partial<Search>) => Search
  /** Makes a change the session's. */
  publish: (change: Partial<Search>) => void
  /** Why a search cannot run, or null. */
  problemOf: (search: Search) => Problem | null
  addressOf: (search: Search) => string
  onSearch?: ((search: Search) => void) | undefined
}

export type SearchForm<Search, Problem> = {
  search: Search
  change: (change: Partial<Search>) => void
  /** Why the last submit did not search, until the visitor has put it right. */
  problem: Problem | null
  submit: () => void
}

/**
 * The values of a search form and what submitting it does. On a results page they start from the address and stay the
 * form's own until they are submitted; on home they are the session's.
 */
export function useSearchForm<Search, Problem extends { text: string }>(
  options: SearchFormOptions<Search, Problem>,
): SearchForm<Search, Problem> {
  const { asked, own, publish, problemOf, addressOf, onSearch } = options
  const navigate = useNavigate()
  const [edited, setEdited] = useState<{ from: string | null; search: Search } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // Another address starts the form anew.
  const from = asked && addressOf(asked)
  const search = asked && edited?.from === from ? edited.search : (asked ?? own)
  return {
    search,
    change(change) {
      if (asked) setEdited({ from, search: options.change(search, change) })
      else publish(change)
    },
    problem: problemOf(search)?.text === problem?.text ? problem : null,
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
