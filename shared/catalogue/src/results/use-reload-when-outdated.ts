import { useRevalidator, useSearchParams } from '@storefront/router'
import { type SessionState, useSettled, useStorefront } from '@storefront/session'
import { useEffect, useEffectEvent } from 'react'

/**
 * Searches again where the server searched with less than is known now: what an address leaves out is the visitor's own,
 * which only the browser's clock and storage know.
 */
export function useReloadWhenOutdated(
  isOutdated: (params: URLSearchParams, state: SessionState) => boolean,
): void {
  const { session } = useStorefront()
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const check = useEffectEvent(() => {
    if (isOutdated(params, session.getState())) void revalidate()
  })
  useEffect(() => {
    if (isSettled) check()
  }, [isSettled])
}
