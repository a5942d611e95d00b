import { useNavigate } from '@storefront/router'
import { useState } from 'react'

export type SubmittedSearchOptions<Search> = {
  /** The search as it is when the form is submitted. */
  current: () => Search
  /** Why it cannot run: the text of the alert (spec §5), or null. */
  problemOf: (search: Search) => string | null
  /** Address of its results. */
  addressOf: (search: Search) => string
  /** The search is on its way. */
  onSearch?: () => void
}

/** Submitting a search form: it leads to the results, or says why not until the visitor has put it right. */
export function useSubmittedSearch<Search>(options: SubmittedSearchOptions<Search>): {
  problem: { text: string } | null
  submit: () => void
} {
  const { current, problemOf, addressOf, onSearch } = options
  const navigate = useNavigate()
  const [problem, setProblem] = useState<{ text: string } | null>(null)
  return {
    problem: problemOf(current()) === problem?.text ? problem : null,
    submit() {
      const search = current()
      const text = problemOf(search)
      setProblem(text === null ? null : { text })
      if (text !== null) return
      void navigate(addressOf(search))
      onSearch?.()
    },
  }
}
