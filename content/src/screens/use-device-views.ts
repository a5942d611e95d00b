import { hasDeviceData } from '@storefront/device'
import { useSettled } from '@storefront/session'
import { onIntent, useOnIntent } from '@storefront/ui'

const code = onIntent(() => import(/* webpackChunkName: "on-this-device" */ './device-views.ts'))

/** Components that show what this device keeps, or null. Their code is loaded only if it keeps anything. */
export function useDeviceViews() {
  const isSettled = useSettled()
  return useOnIntent(code, isSettled && hasDeviceData()).module
}
