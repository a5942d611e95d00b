import type { TravellerCounts } from '@storefront/contract'
import {
  emptyTraveller,
  type TravellerDraft,
  type TravellerSlot,
  travellerSlots,
} from '@storefront/domain'
import type { TypedTravellers } from '@storefront/session'

/** Assigns records to the slots of a party, in the order of forms. */
export function bySlot(
  records: readonly TravellerDraft[],
  counts: TravellerCounts,
): TypedTravellers {
  return Object.fromEntries(
    travellerSlots(counts).flatMap((slot, index) => {
      const record = records[index]
      return record ? [[slot, record]] : []
    }),
  )
}

/** First names in the order of forms. */
export function namesOf(booked: TypedTravellers): string[] {
  return Object.values(booked).flatMap((draft) => draft?.firstName || [])
}

/**
 * Fills the slots with the booked travellers of the same band and order. Typed fields stay. `left` names the travellers
 * for whom this booking has no slot.
 */
export function fillFromBooked(
  typed: TypedTravellers,
  booked: TypedTravellers,
  slots: readonly TravellerSlot[],
): { typed: TypedTravellers; left: string[] } {
  const filled = slots.flatMap((slot) => {
    const record = booked[slot]
    return record ? [[slot, withTyped(record, typed[slot])]] : []
  })
  const others = Object.entries(booked).filter(([slot]) => !slots.includes(slot as TravellerSlot))
  return {
    typed: { ...typed, ...Object.fromEntries(filled) },
    left: namesOf(Object.fromEntries(others)),
  }
}

function withTyped(record: TravellerDraft, typed = emptyTraveller()): TravellerDraft {
  const own = Object.entries(typed).filter(([, text]) => text !== '')
  return { ...record, ...Object.fromEntries(own) }
}
