import { cleanText } from '@storefront/domain'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import {
  catchError,
  defer,
  finalize,
  from,
  map,
  type Observable,
  of,
  Subject,
  startWith,
  switchMap,
  timer,
} from 'rxjs'

/** Debounce in ms (product 2.2). */
const debounceMs = 300

export type Suggestions<Item> = { status: 'loading' | 'loaded'; items: readonly Item[] }

/** The signal aborts once another query is current. */
export type Lookup<Item> = (query: string, signal: AbortSignal) => Promise<Item[]>

/** `atOnce` skips the debounce: for a list that was just opened. */
export type Query = { text: string; atOnce?: boolean }

/**
 * Suggestions for the latest query; earlier lookups are aborted. A failed lookup is logged and gives an empty list
 * (product 2.2). The items stay while the next lookup runs.
 */
export function suggestions<Item>(
  queries: Observable<Query>,
  lookup: Lookup<Item>,
): Observable<Suggestions<Item>> {
  let shown: readonly Item[] = []
  return queries.pipe(
    switchMap(({ text, atOnce }) =>
      timer(atOnce ? 0 : debounceMs).pipe(
        switchMap(() => abortable((signal) => lookup(text, signal))),
        catchError((error) => {
          console.error('Looking up suggestions failed:', error)
          return of<Item[]>([])
        }),
        map((items): Suggestions<Item> => {
          shown = items
          return { status: 'loaded', items }
        }),
        startWith<Suggestions<Item>>({ status: 'loading', items: shown }),
      ),
    ),
  )
}

function abortable<Item>(call: (signal: AbortSignal) => Promise<Item[]>): Observable<Item[]> {
  return defer(() => {
    const abort = new AbortController()
    return from(call(abort.signal)).pipe(finalize(() => abort.abort()))
  })
}

export function useSuggestions<Item>(lookup: Lookup<Item>): {
  found: Suggestions<Item>
  ask: (query: Query) => void
} {
  const [queries] = useState(() => new Subject<Query>())
  const [found, setFound] = useState<Suggestions<Item>>({ status: 'loading', items: [] })
  const current = useEffectEvent(lookup)
  useEffect(() => {
    const subscription = suggestions<Item>(queries, (text, signal) =>
      current(cleanText(text), signal),
    ).subscribe(setFound)
    return () => subscription.unsubscribe()
  }, [queries])
  const ask = useCallback((query: Query) => queries.next(query), [queries])
  return { found, ask }
}
