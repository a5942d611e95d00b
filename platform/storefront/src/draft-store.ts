import { LRUCache } from 'lru-cache'

/** Lifetime of a draft in ms: as long as a payment page may take. */
export const lifetimeMs = 40 * 60 * 1000

/** All drafts in this process together, in bytes; past them the oldest is forgotten. */
const budgetBytes = 32 * 1024 * 1024

/** Stores drafts, the travellers as JSON, by visitor and selection for `lifetimeMs`. */
export type DraftStore = {
  /** Null where there is none. */
  get(place: string): Promise<string | null>
  set(place: string, json: string): Promise<void>
  delete(place: string): Promise<void>
}

/** Keeps drafts in this process. */
export function memoryDrafts(): DraftStore {
  const drafts = new LRUCache<string, string>({
    ttl: lifetimeMs,
    // The library reads the clock once, at its import; a test replaces this one.
    perf: Date,
    maxSize: budgetBytes,
    // Text takes two bytes a character as soon as one of them is not Latin.
    sizeCalculation: (json, place) => 2 * (place.length + json.length),
  })
  return {
    get: async (place) => drafts.get(place) ?? null,
    set: async (place, json) => void drafts.set(place, json),
    delete: async (place) => void drafts.delete(place),
  }
}
