import {
  type LoadedProps,
  type LoadResult,
  useLoadResult,
  useLocation,
  useOffline,
} from '@storefront/router'
import { useEffect } from 'react'

/** `Loaded` that offline, in place of a failure, shows what this tab last loaded for the address. */
export function LoadedOrKept<T>({ from, pending, failed, children }: LoadedProps<T>) {
  const result = useKept(useLoadResult(from))
  if (result?.status === 'loaded') return children(result.value)
  return result?.status === 'failed' ? failed(result) : pending
}

const mostKept = 20

/** Results by address, the oldest first. Only browsers fill it. */
const kept = new Map<string, LoadResult<unknown>>()

function useKept<T>(result: LoadResult<T> | null): LoadResult<T> | null {
  const { pathname, search } = useLocation()
  const isOffline = useOffline()
  const address = pathname + search
  useEffect(() => {
    if (result?.status !== 'loaded') return
    kept.delete(address)
    for (const oldest of kept.keys()) if (kept.size >= mostKept) kept.delete(oldest)
    kept.set(address, result)
  }, [address, result])
  if (result?.status !== 'failed' || !isOffline) return result
  return (kept.get(address) as LoadResult<T> | undefined) ?? result
}
