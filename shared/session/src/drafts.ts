import type { Product } from '@storefront/contract'
import type { TravellerDraft, TravellerPlace } from '@storefront/domain'

/** Typed fields by traveller slot. */
export type TypedTravellers = { readonly [Place in TravellerPlace]?: TravellerDraft }

/** Traveller drafts by product. In memory only: passports and birth dates enter no storage, log or URL. */
export type Drafts = {
  get(product: Product): TypedTravellers | null
  set(product: Product, typed: TypedTravellers): void
  clear(product: Product): void
}

export function createDrafts(): Drafts {
  const byProduct = new Map<Product, TypedTravellers>()
  return {
    get: (product) => byProduct.get(product) ?? null,
    set: (product, typed) => void byProduct.set(product, typed),
    clear: (product) => void byProduct.delete(product),
  }
}
