import { localDay } from '@storefront/domain'
import { mirrorToStorage } from './mirror-to-storage.ts'
import type { Session } from './session.ts'

/** Reads what only the visitor's browser knows: the tab's storage and the local day, and follows both. Returns the way to stop. */
export function settleInBrowser(session: Session): () => void {
  const storage = tabStorage()
  const stopMirroring = storage && mirrorToStorage(session, storage)
  const tellToday = () => session.publish('today-known', { today: localDay(new Date()) })
  tellToday()
  // A page left open overnight learns of the new day when the visitor comes back to it.
  const followDay = () => {
    if (session.getState().today !== localDay(new Date())) tellToday()
  }
  document.addEventListener('visibilitychange', followDay)
  return () => {
    document.removeEventListener('visibilitychange', followDay)
    stopMirroring?.()
  }
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
