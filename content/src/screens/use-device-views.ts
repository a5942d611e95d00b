import { hasDeviceData } from '@storefront/device'
import { useSettled } from '@storefront/session'
import { onIntent, useOnIntent } from '@storefront/ui'
import { useMemo } from 'react'

const code = onIntent(() => import(/* webpackChunkName: "on-this-device" */ './device-views.ts'))

/** Components that show what this device keeps, or null. Their code is loaded only if it keeps anything. */
export function useDeviceViews() {
  const isSettled = useSettled()
  // Storage is read once, not at each render.
  const isNeeded = useMemo(() => isSettled && hasDeviceData(), [isSettled])
  return useOnIntent(code, isNeeded).module
}
