import type { Product } from '@storefront/contract'
import type { TravellerDraft, TravellerPlace } from '@storefront/domain'

/** Typed fields of each traveller, by place. */
export type TypedTravellers = { readonly [Place in TravellerPlace]?: TravellerDraft }

/**
 * Drafts of travellers' records, by product, so that leaving a summary and coming back keeps them.
 * Held in memory only: passports and birth dates go to no storage, no log and no address.
 */
export type Drafts = {
  get(product: Product): TypedTravellers | null
  set(product: Product, typed: TypedTravellers): void
  clear(product: Product): void
}

/** No drafts yet. */
export function createDrafts(): Drafts {
  const byProduct = new Map<Product, TypedTravellers>()
  return {
    get: (product) => byProduct.get(product) ?? null,
    set: (product, typed) => void byProduct.set(product, typed),
    clear: (product) => void byProduct.delete(product),
  }
}
