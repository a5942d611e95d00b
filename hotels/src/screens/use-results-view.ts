import { useSearchParams } from '@storefront/router'
import { type ResultsView, readView, withView } from '../domain/results-view.ts'

/** How the results are looked at, and how to look at them another way: without a new search or a step in the history. */
export function useResultsView(): {
  view: ResultsView
  look: (change: Partial<ResultsView>) => void
} {
  const [params, setParams] = useSearchParams()
  return {
    view: readView(params),
    look: (change) =>
      setParams((current) => withView(current, change), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
