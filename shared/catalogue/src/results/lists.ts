import type { Product } from '@storefront/contract'

export type ListWords = {
  one: string
  many: string
  /** Exact text of an empty or failed list (product 8.2). */
  none: string
  hint: string
}

/** Words of a product's list and of its empty state. `empty-reasons.ts` says why it is empty. */
export function listWords(product: Product): ListWords {
  const many = `${product}s`
  return {
    one: product,
    many,
    none: `No ${capitalised(many)} Found`,
    hint: 'Please try a different destination or broaden your search.',
  }
}

/** Flights say the same whether they failed or found nothing, and no reason (product 3.1). */
export const noFlightsWords: Pick<ListWords, 'none' | 'hint'> = {
  none: 'No flights to show',
  hint: 'Try other dates or airports, or ask us: we can often find another route.',
}

/** Kinds of places that find records of a product. */
export function placeKinds(product: Product): string[] {
  return ['destination', product]
}

/** Text of a list whose records the filters leave out. */
export function noneMatchText(product: Product): string {
  return `No ${listWords(product).many} match these filters`
}

/** Reason for a list that could not be loaded because the browser is offline. */
export function offlineText(product: Product): string {
  return `You are offline: no ${listWords(product).many} could be loaded.`
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
