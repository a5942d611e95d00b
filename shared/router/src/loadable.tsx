import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react'
import {
  createContext,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  useLocation,
  useRevalidator,
} from 'react-router-dom'
import { hasPending, type WithPromises, withLater } from './later.ts'

/** Result of a load. Only the server answers `pending`: it stopped waiting, and the browser requests the data again. */
export type LoadResult<T> =
  | { status: 'loaded'; value: T }
  | { status: 'failed'; notFound: boolean }
  | { status: 'pending' }

/**
 * The value that a deferred loader passes to its screen: a load result, or in the browser a load in flight. `abandon`
 * aborts the rest.
 */
export type Loadable<T> =
  | (LoadResult<T> & { abandon?: () => void })
  | { status: 'loading'; key: string; settled: Promise<LoadResult<T>>; abandon: () => void }

/** On the server: aborts when the page is sent without the data that are still loading. Null: the page waits for all data. */
export const loadingTime = createContext<AbortSignal | null>(null)

/** Identifies a load of this page; random ids are missing where a site is served over plain http. */
let loadCount = 0

export type DeferredOptions = {
  /** HTTP status of a page whose load failed (200 by default); a record that the provider does not have is always 404. */
  failedStatus?: number
}

/**
 * A route loader that never holds navigation back: in the browser the screen shows at once, with the answer that is
 * in hand or pending until it comes; on the server the answer is waited for, within `loadingTime`. Failures
 * are logged and reach the screen as `failed` (product 1.5).
 * `signal` aborts when the visitor leaves the screen or searches again. Promises among the fields of the answer only add
 * to the screen: it reads each as `Later` and never waits for one.
 */
export function deferred<T>(
  load: (args: LoaderFunctionArgs, signal: AbortSignal) => Promise<WithPromises<T>>,
  { failedStatus }: DeferredOptions = {},
): LoaderFunction {
  return async (args) => {
    const abort = new AbortController()
    const { signal } = args.request
    signal.addEventListener('abort', () => abort.abort(signal.reason))
    const settled = settle<T>(load(args, abort.signal), args.request.url)
    if (typeof document !== 'undefined') {
      const abandon = () => abort.abort()
      const loading = { status: 'loading' as const, key: String(++loadCount), settled, abandon }
      // A prefetched answer arrives within this task, so the screen shows it without a placeholder.
      const inHand = settled.then((answer) =>
        answer.status === 'loaded' ? { ...answer, abandon } : loading,
      )
      return Promise.race([inHand, nextTask(loading)])
    }
    const answer = await inTime(settled, args.context.get(loadingTime), abort)
    if (answer.status !== 'failed') return answer
    const status = answer.notFound ? 404 : failedStatus
    return status ? data(answer, { status }) : answer
  }
}

function nextTask<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, 0, value))
}

async function settle<T>(promise: Promise<WithPromises<T>>, url: string): Promise<LoadResult<T>> {
  try {
    return { status: 'loaded', value: await withLater(await promise) }
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError'
    const notFound = isNotFound(error)
    if (!aborted && !notFound) console.error(`Loading ${new URL(url).pathname} failed:`, error)
    return { status: 'failed', notFound }
  }
}

/** True for a 404, from the HttpError of any app. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}

/** Returns the result if it settles before `time` is up; else aborts the call and returns `pending`. */
async function inTime<T>(
  settled: Promise<LoadResult<T>>,
  time: AbortSignal | null,
  abort: AbortController,
): Promise<LoadResult<T>> {
  if (!time) return settled
  const late = new Promise<{ status: 'pending' }>((resolve) => {
    const giveUp = () => {
      resolve({ status: 'pending' })
      abort.abort()
    }
    if (time.aborted) giveUp()
    else time.addEventListener('abort', giveUp, { once: true, signal: abort.signal })
  })
  return Promise.race([settled, late])
}

export type LoadedProps<T> = {
  from: Loadable<T>
  pending: ReactNode
  failed: (failure: { notFound: boolean }) => ReactNode
  children: (value: T) => ReactNode
}

/** Shows what a deferred loader loads: pending, then the value or the failure. */
export function Loaded<T>({ from: latest, pending, failed, children }: LoadedProps<T>) {
  useAbandonOnLeave(latest)
  useAskAgain(latest)
  const from = useSteady(latest)
  const show = (settled: LoadResult<T>) => {
    if (settled.status === 'loaded') return children(settled.value)
    if (settled.status === 'failed') return failed(settled)
    return pending
  }
  if (from.status !== 'loading') return show(from)
  return <Awaited key={from.key} settled={from.settled} pending={pending} show={show} />
}

type AwaitedProps<T> = {
  settled: Promise<LoadResult<T>>
  pending: ReactNode
  show: (settled: LoadResult<T>) => ReactNode
}

/** Does not use Suspense: React holds content back that arrives within 300 ms of a fallback. */
function Awaited<T>({ settled, pending, show }: AwaitedProps<T>) {
  const [answer, setAnswer] = useState<LoadResult<T> | null>(null)
  useEffect(() => {
    void settled.then((answer) => startTransition(() => setAnswer(answer)))
  }, [settled])
  return answer ? show(answer) : pending
}

/** True when a load has its main data but misses an optional field. */
function isPartlyPending(load: Loadable<unknown> | null): boolean {
  return load?.status === 'loaded' && hasPending(load.value)
}

/** Loads that were already requested again: two parts of a screen may show the same load. */
const askedAgain = new WeakSet<Loadable<unknown>>()

/** Requests the data that the server did not wait for, once, after hydration. */
function useAskAgain(from: Loadable<unknown>): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if ((from.status !== 'pending' && !isPartlyPending(from)) || askedAgain.has(from)) return
    askedAgain.add(from)
    void revalidate()
  }, [from, revalidate])
}

/**
 * Keeps the server's data on the screen while the browser loads the same page again, and replaces them when the new answer
 * arrives. If that load fails and only optional fields were missing, the server's data stay. Another page, or another visit
 * of the same address, starts as loading.
 */
function useSteady<T>(latest: Loadable<T>): Loadable<T> {
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, settled: latest.status === 'loading' ? null : latest })
  const shown = kept.key === key ? kept.settled : null
  const isRefresh = latest.status === 'loading' && shown !== null
  const keep = useEffectEvent((key: string, settled: LoadResult<T>) => {
    if (settled.status === 'failed' && isPartlyPending(shown)) return
    // The same object must stay the same state: otherwise the whole screen renders again right after hydration.
    setKept((kept) => (kept.key === key && kept.settled === settled ? kept : { key, settled }))
  })
  useEffect(() => {
    let isCurrent = true
    if (latest.status !== 'loading') keep(key, latest)
    else if (isRefresh) void latest.settled.then((settled) => isCurrent && keep(key, settled))
    return () => {
      isCurrent = false
    }
  }, [latest, key, isRefresh])
  return isRefresh ? shown : latest
}

function useAbandonOnLeave(from: Loadable<unknown>) {
  useEffect(() => from.abandon, [from])
}
