import type { Product } from '@storefront/contract'
import { emptyTraveller, type TravellerDraft } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keptTravellers } from './saved-travellers.ts'

export type Travellers = {
  /** One per traveller, in order. */
  drafts: TravellerDraft[]
  change: (index: number, change: Partial<TravellerDraft>) => void
}

/**
 * What the visitor types about `count` travellers, kept in the session's memory while the page lives. A page that
 * starts anew asks the storefront server for what was kept of the same selection on the way to the payment page.
 */
export function useTravellers(product: Product, count: number, selectionKey: string): Travellers {
  const { session } = useStorefront()
  const [typed, setTyped] = useState<TravellerDraft[]>(() => session.drafts.get(product) ?? [])
  const latest = useRef(typed)

  const replace = useCallback(
    (drafts: TravellerDraft[]) => {
      latest.current = drafts
      session.drafts.set(product, drafts)
      setTyped(drafts)
    },
    [session, product],
  )
  const change = useCallback(
    (index: number, change: Partial<TravellerDraft>) =>
      replace(withChange(latest.current, index, change)),
    [replace],
  )

  useEffect(() => {
    if (session.drafts.get(product)) return
    const leaving = new AbortController()
    void keptTravellers(product, selectionKey, leaving.signal).then((kept) => {
      const nothingTyped = session.drafts.get(product) === null
      if (kept && nothingTyped && !leaving.signal.aborted) replace(kept)
    })
    return () => leaving.abort()
  }, [session, product, selectionKey, replace])

  return { drafts: useMemo(() => filledUp(typed, count), [typed, count]), change }
}

/** The same object for everyone who has not typed yet, so that their sections have nothing to repaint. */
const untouched: TravellerDraft = Object.freeze(emptyTraveller())

function filledUp(drafts: readonly TravellerDraft[], count: number): TravellerDraft[] {
  return Array.from({ length: count }, (_, index) => drafts[index] ?? untouched)
}

/** Drafts beyond the number of travellers are kept: lowering the number and raising it again loses nothing. */
function withChange(
  drafts: readonly TravellerDraft[],
  index: number,
  change: Partial<TravellerDraft>,
): TravellerDraft[] {
  const all = filledUp(drafts, Math.max(drafts.length, index + 1))
  all[index] = { ...(all[index] ?? untouched), ...change }
  return all
}
