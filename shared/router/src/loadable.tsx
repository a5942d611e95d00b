import { type ReactNode, startTransition, useEffect, useState } from 'react'
import {
  createContext,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  useLocation,
  useNavigationType,
  useRevalidator,
} from 'react-router-dom'

/** Only the server returns `pending`: it stopped waiting, and the browser loads again. */
export type LoadResult<T> =
  | { status: 'loaded'; value: T }
  | { status: 'failed'; notFound: boolean }
  | { status: 'pending' }

/** A result, or in the browser a load in flight with its result once it has one. `abandon` aborts the load. */
export type Loadable<T> = { abandon?: () => void } & (
  | LoadResult<T>
  | { status: 'loading'; promise: Promise<LoadResult<T>>; result: LoadResult<T> | null }
)

/** Data of a deferred loader: each promise becomes a `Loadable`. */
export type Deferred<T> = {
  [Field in keyof T]: T[Field] extends Promise<infer Value> ? Loadable<Value> : T[Field]
}

/** Signal that ends the server's wait for data: it aborts when the page is sent. Null means no limit. */
export const loadingTime = createContext<AbortSignal | null>(null)

/** Called on the server when data fail. A 404 does not count: a provider may leave out a call for good. */
export const dataFailed = createContext<() => void>(() => undefined)

/** Maximum wait of the server for optional fields after the others, in ms. */
const serverPatienceMs = 100

export type DeferredOptions<T> = {
  /** Fields without which the page is complete. The server waits for them up to 100 ms (product 1.5). */
  optional?: readonly (keyof T)[]
  /** For the page of one record: status of a failed load. A missing record is then 404. Without it, failures stay 200. */
  failedStatus?: number
}

/**
 * Creates a loader whose promises never delay a navigation in the browser. The server waits for them until
 * `loadingTime` aborts. Failures are logged and reach the screen as `failed` (product 1.5). `signal` aborts when the
 * visitor leaves or searches again.
 */
export function deferred<T extends object>(
  load: (args: LoaderFunctionArgs, signal: AbortSignal) => T | null,
  { optional = [], failedStatus }: DeferredOptions<T> = {},
): LoaderFunction {
  return async (args) => {
    const { request, context } = args
    const abort = new AbortController()
    request.signal.addEventListener('abort', () => abort.abort(request.signal.reason))
    const page = load(args, abort.signal)
    if (page === null) return null
    const onServer = typeof document === 'undefined'
    const onFailure = onServer ? context.get(dataFailed) : () => undefined
    const loads = Object.entries(page).flatMap(([name, field]) => {
      if (!(field instanceof Promise)) return []
      const isOptional = optional.some((one) => one === name)
      const canBeMissing = failedStatus !== undefined && !isOptional
      return [{ name, isOptional, promise: settle(field, request.url, canBeMissing, onFailure) }]
    })
    if (!onServer) {
      const fields = loads.map(async ({ name, promise }) => [name, await orLoading(promise, abort)])
      return { ...page, ...Object.fromEntries(await Promise.all(fields)) }
    }
    const time = context.get(loadingTime)
    const sent = pendingAt(time)
    time?.addEventListener('abort', () => abort.abort(), { once: true })
    const inTime = loads.map(({ promise, isOptional }) =>
      isOptional ? null : Promise.race([promise, sent]),
    )
    const required = await Promise.all(inTime)
    const results = await Promise.all(
      loads.map(
        ({ promise }, index) =>
          required[index] ??
          Promise.race([sent, promise, pendingAt(AbortSignal.timeout(serverPatienceMs))]),
      ),
    )
    const answer = Object.fromEntries(loads.map(({ name }, index) => [name, results[index]]))
    const failure = required.find((result) => result?.status === 'failed')
    const status = failure && 'notFound' in failure && failure.notFound ? 404 : failedStatus
    return failure && status ? data({ ...page, ...answer }, { status }) : { ...page, ...answer }
  }
}

/** A prefetched answer arrives within this task and is shown without a placeholder. */
function orLoading<T>(
  promise: Promise<LoadResult<T>>,
  abort: AbortController,
): Promise<Loadable<T>> {
  const abandon = () => abort.abort()
  const loading: Loadable<T> = { status: 'loading', promise, result: null, abandon }
  const loaded = promise.then((result) => {
    loading.result = result
    return result.status === 'loaded' ? { ...result, abandon } : loading
  })
  return Promise.race([
    loaded,
    new Promise<Loadable<T>>((resolve) => setTimeout(resolve, 0, loading)),
  ])
}

async function settle<T>(
  promise: Promise<T>,
  url: string,
  canBeMissing: boolean,
  onFailure: () => void,
): Promise<LoadResult<T>> {
  try {
    return { status: 'loaded', value: await promise }
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError'
    const notFound = canBeMissing && isNotFound(error)
    if (!aborted && !isNotFound(error)) onFailure()
    if (!aborted && !notFound) console.error(`Loading ${new URL(url).pathname} failed:`, error)
    return { status: 'failed', notFound }
  }
}

/** True for a 404, from the HttpError of any app. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}

/** Resolves to `pending` when `signal` aborts, never without one. */
function pendingAt(signal: AbortSignal | null): Promise<{ status: 'pending' }> {
  return new Promise((resolve) => {
    const giveUp = () => resolve({ status: 'pending' })
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp, { once: true })
  })
}

export type LoadedProps<T> = {
  from: Loadable<T>
  pending: ReactNode
  failed: (failure: { notFound: boolean }) => ReactNode
  children: (value: T) => ReactNode
}

/** Renders a field of a deferred loader, its placeholder or its failure. */
export function Loaded<T>({ from, pending, failed, children }: LoadedProps<T>) {
  const result = useLoadResult(from)
  if (result?.status === 'loaded') return children(result.value)
  return result?.status === 'failed' ? failed(result) : pending
}

/** Returns an optional field of a deferred loader: null until it arrives, `fallback` if it fails. */
export function useLoaded<T>(from: Loadable<T>, fallback: T): T | null {
  const result = useLoadResult(from)
  if (result?.status === 'loaded') return result.value
  return result?.status === 'failed' ? fallback : null
}

/**
 * Returns the result of a load, or null while it is in flight. Keeps the earlier result while the same visit loads
 * again, and for good if that fails. Also keeps it while an address loads that the page itself corrected, with
 * `corrections` in the history state. Uses no Suspense, because React holds back content that arrives within 300 ms of
 * a fallback.
 */
export function useLoadResult<T>(from: Loadable<T>): LoadResult<T> | null {
  const { key, state } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState({ key, from, isSameVisit: true, result: resultOf(from) })
  if (shown.from !== from || shown.key !== key) {
    const isSameVisit = shown.from === from || shown.key === key
    const isKept = isSameVisit || (isReplaced && state?.corrections !== undefined)
    setShown({ key, from, isSameVisit, result: resultOf(from) ?? (isKept ? shown.result : null) })
  }
  useEffect(() => {
    if (from.status === 'pending') loadAgain(revalidate)
    if (from.status !== 'loading') return
    let isCurrent = true
    void from.promise.then((result) => {
      if (!isCurrent) return
      startTransition(() =>
        setShown((shown) =>
          result.status === 'failed' && shown.isSameVisit && shown.result?.status === 'loaded'
            ? shown
            : { ...shown, result },
        ),
      )
    })
    return () => {
      isCurrent = false
    }
  }, [from, revalidate])
  useEffect(() => from.abandon, [from])
  return shown.result
}

function resultOf<T>(from: Loadable<T>): LoadResult<T> | null {
  return from.status === 'loading' ? from.result : from
}

const running = new Set<'again'>()

/** Loads what the server did not wait for, once for all fields that lack it. */
function loadAgain(revalidate: () => Promise<void>): void {
  if (running.has('again')) return
  running.add('again')
  void revalidate().finally(() => running.delete('again'))
}
