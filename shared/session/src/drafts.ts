import type { Product } from '@storefront/contract'
import type { TravellerDraft, TravellerSlot } from '@storefront/domain'

/** Typed fields by traveller slot. */
export type TypedTravellers = { readonly [Slot in TravellerSlot]?: TravellerDraft | undefined }

/** Travellers of the last booking of this page, offered to the next one (product 4.3). */
export type BookedTravellers = { readonly product: Product; readonly typed: TypedTravellers }

/** Traveller drafts by product. In memory only: passports and birth dates enter no storage, log or URL. */
export type Drafts = {
  get(product: Product): TypedTravellers | null
  set(product: Product, typed: TypedTravellers): void
  clear(product: Product): void
  /** Travellers of the last booking until the page is reloaded or the visitor forgets them; null without any. */
  getBooked(): BookedTravellers | null
  setBooked(booked: BookedTravellers | null): void
}

export function createDrafts(): Drafts {
  const byProduct = new Map<Product, TypedTravellers>()
  let lastBooked: BookedTravellers | null = null
  return {
    get: (product) => byProduct.get(product) ?? null,
    set: (product, typed) => void byProduct.set(product, typed),
    clear: (product) => void byProduct.delete(product),
    getBooked: () => lastBooked,
    setBooked: (booked) => {
      lastBooked = booked
    },
  }
}
