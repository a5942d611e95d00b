import type { Product } from '@storefront/contract'
import { shownCountText } from '@storefront/domain'

export type ListWords = {
  many: string
  /** Exact text of an empty or failed list (product 8.2). */
  none: string
  hint: string
}

/** Facts of what an empty list found. A fact that is absent or null is unknown, and gives no reason. */
export type EmptyFacts = {
  /** Fewest nights for which a record takes the party, if the stay is shorter. */
  minNights?: number | null
  /** True if rooms were found, each of them too small for the party. */
  isPartyTooLarge?: boolean
  /** True if records were found, so that the place exists. */
  isPlaceKnown?: boolean
}

const hint = 'Please try a different destination or broaden your search.'

/**
 * Words of each product's list and of its empty state. `empty-reasons.ts` says why it is empty, except for flights, which
 * say the same whether they failed or found nothing (product 3.1).
 */
export const listWords: Record<Product, ListWords> = {
  flight: {
    many: 'flights',
    none: 'No flights to show',
    hint: 'Try other dates or airports, or ask us: we can often find another route.',
  },
  hotel: { many: 'hotels', none: 'No Hotels Found', hint },
  tour: { many: 'tours', none: 'No Tours Found', hint },
  package: { many: 'packages', none: 'No Packages Found', hint },
}

/** Kinds of places that find records of a product. */
export function placeKinds(product: Product): string[] {
  return ['destination', product]
}

/** '3 of 12 hotels' when filters hide some, else '12 hotels'. */
export function listCountText(
  product: Product,
  { shownCount, foundCount }: { shownCount: number; foundCount: number },
): string {
  return shownCountText(shownCount, foundCount, product, listWords[product].many)
}

/** Text of a list whose records the filters leave out. */
export function noneMatchText(product: Product): string {
  return `No ${listWords[product].many} match these filters`
}

/** Reason for a list whose rooms are all too small for a party, e.g. '7 Adults'. */
export function partyTooLargeText(party: string): string {
  return `No single room takes ${party}.`
}

/** Reason for a list that could not be loaded because the browser is offline. */
export function offlineText(product: Product): string {
  return `You are offline: no ${listWords[product].many} could be loaded.`
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
