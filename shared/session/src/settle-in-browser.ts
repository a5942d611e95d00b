import { localDay } from '@storefront/domain'
import { mirrorToStorage } from './mirror-to-storage.ts'
import type { Session } from './session.ts'

/** Reads what only the visitor's browser knows: the tab's storage and the local day. Returns the way to stop mirroring. */
export function settleInBrowser(session: Session): undefined | (() => void) {
  const storage = tabStorage()
  const stop = storage ? mirrorToStorage(session, storage) : undefined
  session.publish('today-known', { today: localDay(new Date()) })
  return stop
}

/** Null where the visitor's settings forbid storage: even naming it then throws. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch (error) {
    console.warn('The session cannot be stored:', error)
    return null
  }
}
