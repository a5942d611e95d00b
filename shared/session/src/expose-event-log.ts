import type { LoggedEvent } from './event-log.ts'
import type { Session } from './session.ts'
import type { SessionState } from './state.ts'

/** Read-only view of the session for QA: `window.__storefront__`. */
export type StorefrontView = {
  events(): readonly LoggedEvent[]
  state(): SessionState
  /** Number of subscribers. */
  listeners(): number
}

declare global {
  interface Window {
    __storefront__?: StorefrontView
  }
}

/** Exposes log and state on `target`, the window. */
export function exposeEventLog(session: Session, target: Pick<Window, '__storefront__'>): void {
  const { log: events, getState: state, listeners } = session
  target.__storefront__ = { events, state, listeners }
}
