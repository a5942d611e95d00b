import { useRevalidator, useSearchParams } from '@storefront/router'
import { type SessionState, useSettled, useStorefront } from '@storefront/session'
import { useEffect, useEffectEvent } from 'react'

type ReloadWhenOutdatedProps = {
  /** True when the address asks for another search than the one that ran. */
  isOutdated: (params: URLSearchParams, state: SessionState) => boolean
}

/**
 * Searches again after hydration if the browser knows more than the server did: dates and guests that an address leaves out
 * come from the visitor's clock and storage. Renders nothing.
 */
export function ReloadWhenOutdated({ isOutdated }: ReloadWhenOutdatedProps) {
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
  return null
}
