import { catchError, defer, from, map, Observable, of, startWith, switchMap, timer } from 'rxjs'

/** How long typing has to stop before a lookup runs, in ms (spec §7, §9). */
const debounceMs = 300

/** What is known for a query: nothing yet, or a list that may be empty. */
export type Suggestions<Item> = { status: 'loading' | 'loaded'; items: readonly Item[] }

/** Looks something up; the signal aborts when the query is no longer the current one. */
export type Lookup<Item> = (query: string, signal: AbortSignal) => Promise<Item[]>

/** A text to look up. `atOnce` skips the wait: for the empty text of a list that was just opened. */
export type Query = { text: string; atOnce?: boolean }

/**
 * The suggestions for each query in turn. Only the latest counts: an earlier lookup is aborted.
 * A lookup that fails is logged and gives an empty list (spec §8); the items shown stay while the next ones load.
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
  return new Observable((subscriber) => {
    const abort = new AbortController()
    const subscription = defer(() => from(call(abort.signal))).subscribe(subscriber)
    return () => {
      subscription.unsubscribe()
      abort.abort()
    }
  })
}
