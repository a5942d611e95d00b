import { useRevalidator, useSearchParams } from '@storefront/router'
import { type SessionState, useSettled, useStorefront } from '@storefront/session'
import { useEffect, useEffectEvent } from 'react'

type ReloadWhenOutdatedProps = {
  /** Whether the address asks for something else by now than what was searched. */
  isOutdated: (params: URLSearchParams, state: SessionState) => boolean
}

/**
 * Searches again where the server searched with less than is known now: what an address leaves out is the visitor's own,
 * which only the browser's clock and storage know. Renders nothing, and does not hold up the list beside it.
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
