import type { BookingWay } from '@storefront/contract'
import { useEffect, useEffectEvent, useState } from 'react'

/** Booking that continues at an accepted total in USD. */
type Continued = { way: BookingWay; totalUsd: number }

/**
 * Continues a booking once a changed selection has rendered. Call the returned function together with the change. The
 * booking ends if the selection stays the same.
 */
export function useOtherSelection(
  selectionKey: string,
  onContinue: (continued: Continued) => void,
): (continued: Continued) => void {
  const [left, setLeft] = useState<(Continued & { selectionKey: string }) | null>(null)
  const go = useEffectEvent(() => {
    if (!left) return
    setLeft(null)
    if (left.selectionKey !== selectionKey) onContinue(left)
  })
  useEffect(() => {
    if (left) go()
  }, [left])
  return (continued) => setLeft({ ...continued, selectionKey })
}
