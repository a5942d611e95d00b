import { useSyncExternalStore } from 'react'

/** True while the browser says that it is offline; false on the server and while hydrating. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('online', onChange)
      window.addEventListener('offline', onChange)
      return () => {
        window.removeEventListener('online', onChange)
        window.removeEventListener('offline', onChange)
      }
    },
    () => !navigator.onLine,
    () => false,
  )
}
