import type { TravellerCounts } from '@storefront/contract'
import {
  emptyTraveller,
  type TravellerDraft,
  type TravellerPlace,
  travellerPlaces,
} from '@storefront/domain'
import type { TypedTravellers } from '@storefront/session'

/** Assigns records to the slots of a party, in the order of forms. */
export function byPlace(
  records: readonly TravellerDraft[],
  counts: TravellerCounts,
): TypedTravellers {
  return Object.fromEntries(
    travellerPlaces(counts).flatMap((place, index) => {
      const record = records[index]
      return record ? [[place, record]] : []
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
  places: readonly TravellerPlace[],
): { typed: TypedTravellers; left: string[] } {
  const filled = places.flatMap((place) => {
    const record = booked[place]
    return record ? [[place, withTyped(record, typed[place])]] : []
  })
  const others = Object.entries(booked).filter(
    ([place]) => !places.includes(place as TravellerPlace),
  )
  return {
    typed: { ...typed, ...Object.fromEntries(filled) },
    left: namesOf(Object.fromEntries(others)),
  }
}

function withTyped(record: TravellerDraft, typed = emptyTraveller()): TravellerDraft {
  const own = Object.entries(typed).filter(([, text]) => text !== '')
  return { ...record, ...Object.fromEntries(own) }
}
