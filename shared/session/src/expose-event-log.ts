import type { LoggedEvent } from './event-log.ts'
import type { Session } from './session.ts'
import type { SessionState } from './state.ts'

/** Read-only view of a page for QA: `window.__storefront__.events()`. Journeys click. */
export type StorefrontView = {
  events(): readonly LoggedEvent[]
  state(): SessionState
  /** Number of components that listen to the session. */
  listeners(): number
}

declare global {
  interface Window {
    __storefront__?: StorefrontView
  }
}

/** Shows the session's log and state to QA on `target`, the window. */
export function exposeEventLog(session: Session, target: Pick<Window, '__storefront__'>): void {
  const { log: events, getState: state, listeners } = session
  target.__storefront__ = { events, state, listeners }
}
