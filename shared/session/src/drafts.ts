import type { Product } from '@storefront/contract'
import type { TravellerDraft } from '@storefront/domain'

/**
 * Drafts of travellers' records, by product, so that leaving a summary and coming back keeps them.
 * Held in memory only: passports and birth dates go to no storage, no log and no address (readings).
 */
export type Drafts = {
  /** Null when nothing was typed. */
  get(product: Product): TravellerDraft[] | null
  set(product: Product, drafts: TravellerDraft[]): void
  clear(product: Product): void
}

/** No drafts yet. */
export function createDrafts(): Drafts {
  const byProduct = new Map<Product, TravellerDraft[]>()
  return {
    get: (product) => byProduct.get(product) ?? null,
    set: (product, drafts) => void byProduct.set(product, drafts),
    clear: (product) => void byProduct.delete(product),
  }
}
