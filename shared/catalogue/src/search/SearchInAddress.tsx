import type { RequestedSearch } from '@storefront/domain'
import { useLocation, useNavigate, useSearchParams } from '@storefront/router'
import { type SessionState, useSettled, useStorefront } from '@storefront/session'
import { Callout } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import styles from './SearchInAddress.module.css'

export type SearchInAddressProps<Search> = {
  /** Search that the page shows. A new object is a new search. */
  requested: RequestedSearch<Search>
  /** Reads the address with the visitor's clock and storage. */
  read: (params: URLSearchParams, state: SessionState) => RequestedSearch<Search> | null
  addressOf: (search: Search) => string
  /** Stores the search in the session, as the start of the next form. A new function stores it again. */
  remember: (search: Search, params: URLSearchParams) => void
}

/**
 * Corrects and completes the address of a search once the visitor's clock and storage are known, says what was
 * corrected, and remembers the search.
 */
export function SearchInAddress<Search>(props: SearchInAddressProps<Search>) {
  const { requested, read, addressOf, remember } = props
  const { session } = useStorefront()
  const navigate = useNavigate()
  const isSettled = useSettled()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const arrive = useEffectEvent((shown: typeof requested, store: typeof remember) => {
    const { search, corrections } = read(params, session.getState()) ?? shown
    const address = addressOf(search)
    if (corrections.length === 0 && address === addressOf(shown.search)) {
      store(search, params)
      return
    }
    // Other parameters, such as filters, stay.
    const [path, completed] = address.split('?')
    const next = new URLSearchParams(params)
    for (const [name, value] of new URLSearchParams(completed)) {
      if (value || next.has(name)) next.set(name, value)
    }
    void navigate(`${path}?${next}`, {
      replace: true,
      preventScrollReset: true,
      state: { corrections },
    })
  })
  useEffect(() => {
    if (isSettled) arrive(requested, remember)
  }, [isSettled, requested, remember])
  const sentences = requested.corrections.length > 0 ? requested.corrections : correctionsIn(state)
  if (sentences.length === 0) return null
  return (
    <Callout tone="info" className={styles.correction}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  )
}

/** Reads the corrections of the previous address from the history state. */
function correctionsIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('corrections' in state)) return []
  const { corrections } = state
  return Array.isArray(corrections) ? corrections.filter((one) => typeof one === 'string') : []
}
