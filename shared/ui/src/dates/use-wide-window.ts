import { useSyncExternalStore } from 'react'

const query = '(min-width: 768px)'

/** Whether there is room for a panel beside its field and for two months. Only for what opens in the browser. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
