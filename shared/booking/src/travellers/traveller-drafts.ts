import type { Product, TravellerCounts } from '@storefront/contract'
import {
  emptyTraveller,
  type TravellerDraft,
  type TravellerPlace,
  travellerPlaces,
} from '@storefront/domain'
import { type TypedTravellers, useStorefront } from '@storefront/session'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { dropUnpaid } from '../payment/begun-bookings.ts'
import { keptTravellers } from './kept-travellers.ts'

/** A traveller's place in the booking, and what is typed about them. */
export type Traveller = { place: TravellerPlace; draft: TravellerDraft }

export type Travellers = {
  /** One per traveller, adults first, infants last. */
  travellers: Traveller[]
  change: (place: TravellerPlace, change: Partial<TravellerDraft>) => void
  /** Takes over the first traveller's e-mail address and phone number. */
  copyContact: (place: TravellerPlace) => void
}

/**
 * What the visitor types about those who travel, kept in the session's memory while the page lives: a record belongs to
 * a band, and one beyond its count comes back when the count is raised again. A page that starts anew asks the storefront
 * server for what was kept of the same selection on the way to the payment page; what is typed before that arrives stays.
 */
export function useTravellers(
  product: Product,
  { adults, children, infants }: TravellerCounts,
  selectionKey: string,
): Travellers {
  const { session } = useStorefront()
  const [typed, setTyped] = useState<TypedTravellers>(() => session.drafts.get(product) ?? {})
  const places = useMemo(
    () => travellerPlaces({ adults, children, infants }),
    [adults, children, infants],
  )

  const replace = useCallback(
    (drafts: TypedTravellers) => {
      session.drafts.set(product, drafts)
      setTyped(drafts)
    },
    [session, product],
  )
  const change = useCallback(
    (place: TravellerPlace, change: Partial<TravellerDraft>) => {
      const drafts = session.drafts.get(product) ?? {}
      replace({ ...drafts, [place]: { ...(drafts[place] ?? untouched), ...change } })
      dropUnpaid(session, { product, selectionKey })
    },
    [session, product, selectionKey, replace],
  )
  const copyContact = useCallback(
    (place: TravellerPlace) => change(place, contactOf(session.drafts.get(product)?.['adults-1'])),
    [session, product, change],
  )

  useEffect(() => {
    if (session.drafts.get(product)) return
    const leaving = new AbortController()
    void keptTravellers(product, selectionKey, leaving.signal).then((kept) => {
      if (!kept || leaving.signal.aborted) return
      const drafts = session.drafts.get(product) ?? {}
      const found = places.map((place, index) => [place, filledFrom(kept[index], drafts[place])])
      replace({ ...drafts, ...Object.fromEntries(found) })
    })
    return () => leaving.abort()
  }, [session, product, selectionKey, places, replace])

  const travellers = useMemo(
    () => places.map((place) => ({ place, draft: typed[place] ?? untouched })),
    [places, typed],
  )
  return { travellers, change, copyContact }
}

/** The same object for everyone who has not typed yet, so that their sections have nothing to repaint. */
const untouched: TravellerDraft = Object.freeze(emptyTraveller())

/** What was typed, and what was kept where nothing was typed. */
function filledFrom(kept: TravellerDraft = untouched, typed?: TravellerDraft): TravellerDraft {
  const blank: Record<string, string> = untouched
  const changes = Object.entries(typed ?? {}).filter(([name, value]) => value !== blank[name])
  return { ...kept, ...Object.fromEntries(changes) }
}

/** E-mail and phone of a traveller, without what is still empty: copying never erases what was typed. */
function contactOf(draft: TravellerDraft = untouched): Partial<TravellerDraft> {
  return {
    ...(draft.email ? { email: draft.email } : {}),
    ...(draft.phoneNumber ? { phoneNumber: draft.phoneNumber } : {}),
  }
}
