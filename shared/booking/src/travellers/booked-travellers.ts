import type { Product, TravellerCounts } from '@storefront/contract'
import { type TravellerDraft, type TravellerSlot, travellerSlots } from '@storefront/domain'
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

/** Adds records to what was typed, which stays. A record beyond its band's count shows once the count rises. */
export function withRecords(typed: TypedTravellers, records: TypedTravellers): TypedTravellers {
  const filled = Object.entries(records).map(([slot, record]) => {
    const own = Object.entries(typed[slot as TravellerSlot] ?? {}).filter(([, text]) => text !== '')
    return [slot, { ...record, ...Object.fromEntries(own) }]
  })
  return { ...typed, ...Object.fromEntries(filled) }
}
