import type { Product, TravellerCounts } from '@storefront/contract'
import {
  emptyTraveller,
  type TravellerDraft,
  type TravellerSlot,
  travellerSlots,
} from '@storefront/domain'
import type { Session, TypedTravellers } from '@storefront/session'

/** Keeps the travellers of a booking in memory for the next one. */
export function keepBooked(
  { drafts }: Session,
  { product, party }: { product: Product; party: TravellerCounts },
  records: readonly TravellerDraft[],
): void {
  drafts.setBooked({ product, typed: bySlot(records, travellerSlots(party)) })
}

/** Assigns records, in the order of forms, to slots. */
export function bySlot(
  records: readonly TravellerDraft[],
  slots: readonly TravellerSlot[],
): TypedTravellers {
  return Object.fromEntries(
    slots.flatMap((slot, index) => {
      const record = records[index]
      return record ? [[slot, record]] : []
    }),
  )
}

/** First names in the order of forms. */
export function namesOf(booked: TypedTravellers): string[] {
  return Object.values(booked).flatMap((draft) => draft?.firstName || [])
}

/** Fills the slots with the records of the same band and order. Typed fields stay. `left` names those without a slot. */
export function fillSlots(
  typed: TypedTravellers,
  records: TypedTravellers,
  slots: readonly TravellerSlot[],
): { typed: TypedTravellers; left: string[] } {
  const filled = slots.flatMap((slot) => {
    const record = records[slot]
    return record ? [[slot, withTyped(record, typed[slot])]] : []
  })
  const others = Object.entries(records).filter(([slot]) => !slots.includes(slot as TravellerSlot))
  return {
    typed: { ...typed, ...Object.fromEntries(filled) },
    left: namesOf(Object.fromEntries(others)),
  }
}

function withTyped(record: TravellerDraft, typed = emptyTraveller()): TravellerDraft {
  const own = Object.entries(typed).filter(([, text]) => text !== '')
  return { ...record, ...Object.fromEntries(own) }
}
