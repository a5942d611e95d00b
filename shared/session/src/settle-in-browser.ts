import { fromDate } from '@storefront/domain'
import { mirrorToStorage } from './mirror-to-storage.ts'
import type { Session } from './session.ts'

/** Restores the tab's session, reads the local day, and keeps both up to date. Returns a function that stops this. */
export function settleInBrowser(session: Session): () => void {
  const tab = storageOf(() => window.sessionStorage)
  const device = storageOf(() => window.localStorage)
  const stopMirroring = tab && mirrorToStorage(session, tab)
  const stopFollowing = device && session.checkouts.follow(device, window)
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
    stopFollowing?.()
  }
}

/** Null if the browser denies storage: reading it then throws. */
function storageOf(read: () => Storage): Storage | null {
  try {
    return read()
  } catch (error) {
    console.warn('The session cannot be stored:', error)
    return null
  }
}
