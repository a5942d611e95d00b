import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `read` after hydration, for another key, and whenever the tab is shown again: another tab may have changed what
 * the device stores.
 */
export function useOnReturn(read: () => void, key?: string): void {
  const readFor = useEffectEvent((_key?: string) => read())
  useEffect(() => {
    readFor(key)
    const listen = () => readFor(key)
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [key])
}
