import { hasDeviceData } from '@storefront/device'
import { useSettled } from '@storefront/session'
import { useEffect, useState } from 'react'

type Views = typeof import('./device-views.ts')

/** Components that show what this device keeps, or null. Their code is loaded only if it keeps anything. */
export function useDeviceViews(): Views | null {
  const isSettled = useSettled()
  const [views, setViews] = useState<Views | null>(null)
  useEffect(() => {
    if (!isSettled || !hasDeviceData()) return
    import(/* webpackChunkName: "on-this-device" */ './device-views.ts').then(
      setViews,
      (error: unknown) => console.error('The data of this device could not be shown:', error),
    )
  }, [isSettled])
  return views
}
