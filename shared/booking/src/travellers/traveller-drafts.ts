import type { Product, TravellerCounts } from '@storefront/contract'
import {
  defaultNationality,
  emptyTraveller,
  type TravellerDraft,
  type TravellerSlot,
  travellerSlots,
} from '@storefront/domain'
import { type Session, type TypedTravellers, useStorefront } from '@storefront/session'
import { useEffect, useMemo, useRef, useState } from 'react'
import { checkoutsOf } from '../checkouts/questions.ts'
import { readCheckouts } from '../checkouts/store.ts'
import { outdateUnpaid } from '../checkouts/summary-visit.ts'
import { bySlot, withRecords } from './booked-travellers.ts'
import type { Party } from './regroup.ts'
import { loadTravellers, onlyOf, saveTravellers } from './stored-travellers.ts'

export type Traveller = { slot: TravellerSlot; draft: TravellerDraft }

export type Travellers = ReturnType<typeof useTravellers>

/**
 * Typed travellers, held in the session's memory. A draft beyond its band's count returns when the count rises again. A
 * new page loads what the storefront server stored for the selection; fields typed before that answer win.
 */
export function useTravellers(
  product: Product,
  { adults, children, infants }: TravellerCounts,
  selectionKey: string,
) {
  const { session } = useStorefront()
  const [typed, setTyped] = useState<TypedTravellers>(() => session.drafts.get(product) ?? {})
  const slots = useMemo(
    () => travellerSlots({ adults, children, infants }),
    [adults, children, infants],
  )

  /** True when the first traveller's contact applies to all travellers without a contact. */
  const [sharesContact, setSharesContact] = useState(true)
  const isChanged = useRef(false)

  const change = (slot: TravellerSlot, change: Partial<TravellerDraft>) => {
    isChanged.current = true
    const before = session.drafts.get(product)?.['adults-1']
    const isShared =
      sharesContact && slot === 'adults-1' && ('email' in change || 'phoneNumber' in change)
    const typed = typeTraveller(session, product, slot, change)
    setTyped(isShared ? share(session, product, slots, before) : typed)
  }
  useEffect(() => {
    if (sharesContact) setTyped(share(session, product, slots))
  }, [session, product, sharesContact, slots])

  useEffect(() => {
    const saveWhenHidden = () => {
      const drafts = session.drafts.get(product)
      // A checkout by card has already stored its travellers completely.
      const isStored = checkoutsOf(readCheckouts(session), { product, selectionKey }).some(
        ({ way }) => way === 'card',
      )
      if (!isChanged.current || !drafts || isStored || document.visibilityState === 'visible')
        return
      const contacts = slots.map((slot) =>
        onlyOf(drafts[slot] ?? untouched, 'firstName', 'lastName', 'email', 'phoneNumber'),
      )
      void saveTravellers(product, selectionKey, contacts)
    }
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => document.removeEventListener('visibilitychange', saveWhenHidden)
  }, [session, product, selectionKey, slots])

  useEffect(() => {
    if (session.drafts.get(product)) return
    const leaving = new AbortController()
    void loadTravellers(product, selectionKey, leaving.signal).then((stored) => {
      if (!stored || leaving.signal.aborted) return
      const drafts = session.drafts.get(product) ?? {}
      const filled = withRecords(drafts, bySlot(stored, slots))
      session.drafts.set(product, filled)
      outdateUnpaid(session, product, selectionKey)
      setTyped(filled)
    })
    return () => leaving.abort()
  }, [session, product, selectionKey, slots])

  /** Moves travellers between bands and returns the new counts. */
  const move = (moved: (party: Party) => Party): TravellerCounts => {
    isChanged.current = true
    const before = session.drafts.get(product) ?? {}
    const after = moved({ counts: { adults, children, infants }, typed: before })
    session.drafts.set(product, after.typed)
    outdateUnpaid(session, product)
    setTyped(after.typed)
    return after.counts
  }

  // Travellers without a nationality follow the first one.
  const followed = (sharesContact && typed['adults-1']?.nationality) || defaultNationality
  const travellers = travellersAt(slots, typed).map(({ slot, draft }) => ({
    slot,
    draft: { ...draft, nationality: draft.nationality || followed },
  }))
  return { travellers, change, move, sharesContact, setSharesContact }
}

/** Stores typed fields of one traveller and outdates unpaid checkouts. Returns all drafts. */
export function typeTraveller(
  session: Session,
  product: Product,
  slot: TravellerSlot,
  change: Partial<TravellerDraft>,
): TypedTravellers {
  const drafts = session.drafts.get(product) ?? {}
  const typed = { ...drafts, [slot]: { ...(drafts[slot] ?? untouched), ...change } }
  session.drafts.set(product, typed)
  outdateUnpaid(session, product)
  return typed
}

export function travellersAt(slots: TravellerSlot[], typed: TypedTravellers): Traveller[] {
  return slots.map((slot) => ({ slot, draft: typed[slot] ?? untouched }))
}

const untouched = emptyTraveller()

/** Copies the first traveller's contact to all who have none, or who still have the contact of `before`. */
function share(
  session: Session,
  product: Product,
  slots: TravellerSlot[],
  before = untouched,
): TypedTravellers {
  const drafts = session.drafts.get(product) ?? {}
  const { 'adults-1': first = untouched } = drafts
  const shared = slots.flatMap((slot) => {
    const draft = drafts[slot] ?? untouched
    const contact = (['email', 'phoneNumber'] as const).flatMap((name) =>
      draft[name] !== first[name] && (draft[name] === '' || draft[name] === before[name])
        ? [[name, first[name]]]
        : [],
    )
    return contact.length > 0 ? [[slot, { ...draft, ...Object.fromEntries(contact) }]] : []
  })
  if (shared.length === 0) return drafts
  const typed = { ...drafts, ...Object.fromEntries(shared) }
  session.drafts.set(product, typed)
  outdateUnpaid(session, product)
  return typed
}
