import { LRUCache } from 'lru-cache'

/** As long as a payment page may take, in ms; then what was typed is forgotten. */
export const lifetimeMs = 40 * 60 * 1000

/** All drafts in this process together, in bytes; past them the oldest is forgotten. */
const budgetBytes = 32 * 1024 * 1024

export type Draft = {
  /** Of the selection that it was typed for. */
  key: string
  /** The travellers, as JSON. */
  json: string
}

/** Where drafts are kept, each at a place of its visitor and product, for `lifetimeMs`. */
export type DraftStore = {
  /** Null where there is none. */
  get(place: string): Promise<Draft | null>
  set(place: string, draft: Draft): Promise<void>
  delete(place: string): Promise<void>
}

/** Keeps drafts in this process. */
export function memoryDrafts(): DraftStore {
  const drafts = new LRUCache<string, Draft>({
    ttl: lifetimeMs,
    // The library reads the clock once, at its import; a test replaces this one.
    perf: Date,
    maxSize: budgetBytes,
    // Text takes two bytes a character as soon as one of them is not Latin.
    sizeCalculation: ({ key, json }) => 2 * (key.length + json.length),
  })
  return {
    get: async (place) => drafts.get(place) ?? null,
    set: async (place, draft) => void drafts.set(place, draft),
    delete: async (place) => void drafts.delete(place),
  }
}
