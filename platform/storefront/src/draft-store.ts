import { LRUCache } from 'lru-cache'
import { draftMs } from './times.ts'

/** Maximum size of all drafts in memory, in bytes. Beyond it the least recently used are dropped. */
const budgetBytes = 32 * 1024 * 1024

/** Stores travellers as JSON, by visitor and selection, for `draftMs`. */
export type DraftStore = {
  get(place: string): Promise<string | null>
  set(place: string, json: string): Promise<void>
  delete(place: string): Promise<void>
}

export function memoryDrafts(): DraftStore {
  const drafts = new LRUCache<string, string>({
    ttl: draftMs,
    // By default the library uses the clock of the time when it was imported, which tests replace.
    perf: Date,
    maxSize: budgetBytes,
    // A text with one character outside Latin-1 takes two bytes for each.
    sizeCalculation: (json, place) => 2 * (place.length + json.length),
  })
  return {
    get: async (place) => drafts.get(place) ?? null,
    set: async (place, json) => void drafts.set(place, json),
    delete: async (place) => void drafts.delete(place),
  }
}
