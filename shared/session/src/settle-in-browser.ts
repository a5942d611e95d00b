import { localDay } from '@storefront/domain'
import { mirrorToStorage } from './mirror-to-storage.ts'
import type { Session } from './session.ts'

/** Reads the storage of the tab and the local day, and follows both. Returns a function that stops it. */
export function settleInBrowser(session: Session): () => void {
  const storage = tabStorage()
  const stopMirroring = storage && mirrorToStorage(session, storage)
  const tellToday = () => session.publish('today-known', { today: localDay(new Date()) })
  tellToday()
  // A page left open overnight reads the new day when the visitor returns.
  const followDay = () => {
    if (session.getState().today !== localDay(new Date())) tellToday()
  }
  document.addEventListener('visibilitychange', followDay)
  return () => {
    document.removeEventListener('visibilitychange', followDay)
    stopMirroring?.()
  }
}

/** Null where storage is denied; reading `sessionStorage` then throws. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch (error) {
    console.warn('The session cannot be stored:', error)
    return null
  }
}
