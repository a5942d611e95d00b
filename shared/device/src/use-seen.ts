import type { Seen } from './recently-seen.ts'
import { useStored } from './use-stored.ts'

/** Stores the open page, and again when its price changes. */
export function useSeen(page: Seen): void {
  useStored(page, remember)
}

const remember = async (page: Seen) =>
  (await import(/* webpackChunkName: "calls" */ './recently-seen.ts')).rememberSeen(page)
