export type { Checkouts, CheckoutsSnapshot } from './checkouts/checkouts.ts'
export type { BookedTravellers, Drafts, TypedTravellers } from './drafts.ts'
export type { LoggedEvent } from './event-log.ts'
export { exposeEventLog, type StorefrontView } from './expose-event-log.ts'
export { mirrorToStorage } from './mirror-to-storage.ts'
export { createSession, type Session } from './session.ts'
export { settleInBrowser } from './settle-in-browser.ts'
export type { SessionState } from './state.ts'
export { selectAgain, selectionOf } from './stored-selection.ts'
export {
  AppName,
  StorefrontProvider,
  type StorefrontProviderProps,
  usePublish,
  useSession,
  useSettled,
  useStorefront,
} from './storefront.tsx'
export { type Storefront, storefrontContext, storefrontFrom } from './storefront-context.ts'
