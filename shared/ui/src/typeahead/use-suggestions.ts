import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Subject } from 'rxjs'
import { type Lookup, type Query, type Suggestions, suggestions } from './suggestions.ts'

/** The suggestions for the last text asked about, as state. */
export function useSuggestions<Item>(lookup: Lookup<Item>): {
  found: Suggestions<Item>
  ask: (query: Query) => void
} {
  const [queries] = useState(() => new Subject<Query>())
  const [found, setFound] = useState<Suggestions<Item>>({ status: 'loading', items: [] })
  const current = useEffectEvent(lookup)
  useEffect(() => {
    const subscription = suggestions<Item>(queries, (text, signal) =>
      current(text, signal),
    ).subscribe(setFound)
    return () => subscription.unsubscribe()
  }, [queries])
  const ask = useCallback((query: Query) => queries.next(query), [queries])
  return { found, ask }
}
