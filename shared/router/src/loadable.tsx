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

/** Only the server returns `pending`: it stopped waiting, and the browser requests the data again. */
export type LoadResult<T> =
  | { status: 'loaded'; value: T }
  | { status: 'failed'; notFound: boolean }
  | { status: 'pending' }

/** Data of a deferred loader: a result, or in the browser a load in flight. `abandon` aborts the load. */
export type Loadable<T> =
  | (LoadResult<T> & { abandon?: () => void })
  | { status: 'loading'; key: string; settled: Promise<LoadResult<T>>; abandon: () => void }

/** Signal that ends the server's wait for data: it aborts when the page is sent. Null means no limit. */
export const loadingTime = createContext<AbortSignal | null>(null)

/** Number of loads, used as their key, because `crypto.randomUUID` is missing on plain http. */
let loadCount = 0

export type DeferredOptions = {
  /** For the page of one record: status of a failed load. A missing record is then 404. Without it, failures stay 200. */
  failedStatus?: number
}

/**
 * Creates a loader that never delays navigation in the browser. On the server it waits until `loadingTime` aborts.
 * Failures are logged and reach the screen as `failed` (product 1.5). `signal` aborts when the visitor leaves or
 * searches again. Promises among the returned fields become `Later`.
 */
export function deferred<T>(
  load: (args: LoaderFunctionArgs, signal: AbortSignal) => Promise<WithPromises<T>>,
  { failedStatus }: DeferredOptions = {},
): LoaderFunction {
  return async (args) => {
    const abort = new AbortController()
    const { signal } = args.request
    signal.addEventListener('abort', () => abort.abort(signal.reason))
    const settled = settle<T>(load(args, abort.signal), args.request.url, failedStatus)
    if (typeof document !== 'undefined') {
      const abandon = () => abort.abort()
      const loading = { status: 'loading' as const, key: String(++loadCount), settled, abandon }
      // A prefetched answer arrives within this task and is shown without a placeholder.
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

async function settle<T>(
  promise: Promise<WithPromises<T>>,
  url: string,
  failedStatus?: number,
): Promise<LoadResult<T>> {
  try {
    return { status: 'loaded', value: await withLater(await promise) }
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError'
    const notFound = failedStatus !== undefined && isNotFound(error)
    if (!aborted && !notFound) console.error(`Loading ${new URL(url).pathname} failed:`, error)
    return { status: 'failed', notFound }
  }
}

/** True for a 404, from the HttpError of any app. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}

/** Returns the result if it arrives before `time` aborts; else aborts the call and returns `pending`. */
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

/** Renders the data of a deferred loader, its placeholder or its failure. */
export function Loaded<T>({ from: latest, pending, failed, children }: LoadedProps<T>) {
  useAbandonOnLeave(latest)
  useRequestAgain(latest)
  const from = useStaleWhileReloading(latest)
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

/** Uses no Suspense, because React holds back content that arrives within 300 ms of a fallback. */
function Awaited<T>({ settled, pending, show }: AwaitedProps<T>) {
  const [answer, setAnswer] = useState<LoadResult<T> | null>(null)
  useEffect(() => {
    void settled.then((answer) => startTransition(() => setAnswer(answer)))
  }, [settled])
  return answer ? show(answer) : pending
}

/** True for a load with its main data but without an optional field. */
function isPartlyPending(load: Loadable<unknown> | null): boolean {
  return load?.status === 'loaded' && hasPending(load.value)
}

/** Loads that were requested again, so that two parts of a screen that show the same load do so only once. */
const requestedAgain = new WeakSet<Loadable<unknown>>()

/** Requests the data that the server did not wait for, once, after hydration. */
function useRequestAgain(from: Loadable<unknown>): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if ((from.status !== 'pending' && !isPartlyPending(from)) || requestedAgain.has(from)) return
    requestedAgain.add(from)
    void revalidate()
  }, [from, revalidate])
}

/**
 * Keeps the server's data while the browser reloads the same page, then replaces them. They stay if that load fails
 * and only optional fields were missing. Another page or visit starts with its placeholder.
 */
function useStaleWhileReloading<T>(latest: Loadable<T>): Loadable<T> {
  const { key } = useLocation()
  const [cached, setCached] = useState({
    key,
    latest,
    settled: latest.status === 'loading' ? null : latest,
  })
  // A visit that loads nothing keeps what is shown.
  if (cached.latest === latest ? cached.key !== key : cached.key === key)
    setCached({ ...cached, key, latest })
  const shown = cached.key === key ? cached.settled : null
  const isRefresh = latest.status === 'loading' && shown !== null
  const cache = useEffectEvent((key: string, settled: LoadResult<T>) => {
    if (settled.status === 'failed' && isPartlyPending(shown)) return
    // Keeps the identity of the state, to avoid a second render of the screen right after hydration.
    setCached((cached) =>
      cached.key === key && cached.settled === settled ? cached : { key, latest, settled },
    )
  })
  useEffect(() => {
    let isCurrent = true
    if (latest.status !== 'loading') cache(key, latest)
    else if (isRefresh) void latest.settled.then((settled) => isCurrent && cache(key, settled))
    return () => {
      isCurrent = false
    }
  }, [latest, key, isRefresh])
  return isRefresh ? shown : latest
}

function useAbandonOnLeave(from: Loadable<unknown>) {
  useEffect(() => from.abandon, [from])
}
