import type { Product, TravellerCounts } from '@storefront/contract'
import {
  emptyTraveller,
  type TravellerDraft,
  type TravellerPlace,
  travellerPlaces,
} from '@storefront/domain'
import { type Session, type TypedTravellers, useStorefront } from '@storefront/session'
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

  const change = useCallback(
    (place: TravellerPlace, change: Partial<TravellerDraft>) => {
      setTyped(typeTraveller(session, product, place, change))
    },
    [session, product],
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
      const filled = { ...drafts, ...Object.fromEntries(found) }
      session.drafts.set(product, filled)
      dropUnpaid(session, product, selectionKey)
      setTyped(filled)
    })
    return () => leaving.abort()
  }, [session, product, selectionKey, places])

  const travellers = useMemo(() => travellersAt(places, typed), [places, typed])
  return { travellers, change, copyContact }
}

/** Notes what is typed about one traveller, which makes it another booking. Answers what is typed of all. */
export function typeTraveller(
  session: Session,
  product: Product,
  place: TravellerPlace,
  change: Partial<TravellerDraft>,
): TypedTravellers {
  const drafts = session.drafts.get(product) ?? {}
  const typed = { ...drafts, [place]: { ...(drafts[place] ?? untouched), ...change } }
  session.drafts.set(product, typed)
  dropUnpaid(session, product)
  return typed
}

/** Those who travel, with what is typed about them. */
export function travellersAt(places: TravellerPlace[], typed: TypedTravellers): Traveller[] {
  return places.map((place) => ({ place, draft: typed[place] ?? untouched }))
}

/** One shared object for every traveller without input, so that their sections do not render again. */
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
