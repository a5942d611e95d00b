import { fromDate } from '@storefront/domain'
import { mirrorToStorage } from './mirror-to-storage.ts'
import type { Session } from './session.ts'

/** Restores the tab's session, reads the local day, and keeps both up to date. Returns a function that stops this. */
export function settleInBrowser(session: Session): () => void {
  session.checkouts.device = null
  const storage = tabStorage()
  const stopMirroring = storage && mirrorToStorage(session, storage)
  const publishToday = () => session.publish('today-known', { today: fromDate(new Date()) })
  publishToday()
  // A page left open overnight reads the new day when the visitor returns.
  const followDay = () => {
    if (session.getState().today !== fromDate(new Date())) publishToday()
  }
  document.addEventListener('visibilitychange', followDay)
  return () => {
    document.removeEventListener('visibilitychange', followDay)
    stopMirroring?.()
    session.checkouts.device?.stop()
  }
}

/** Null if the browser denies storage: reading `sessionStorage` then throws. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch (error) {
    console.warn('The session cannot be stored:', error)
    return null
  }
}
