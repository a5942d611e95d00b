import { useRevalidator, useSearchParams } from '@storefront/router'
import { type SessionState, useSettled, useStorefront } from '@storefront/session'
import { useEffect, useEffectEvent } from 'react'

type ReloadWhenOutdatedProps = {
  isOutdated: (params: URLSearchParams, state: SessionState) => boolean
}

/**
 * Reloads after hydration if the visitor's clock or storage changes the search. They supply parameters that the address
 * lacks, and the server knows neither.
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
