import type { BookingWay } from '@storefront/contract'
import { useEffect, useEffectEvent, useState } from 'react'

/** A booking that goes on with another selection, at a total in USD that the visitor accepted. */
type Continued = { way: BookingWay; totalUsd: number }

/**
 * Continues a booking once a change of the selection is on the screen. Call the result together with that change; a
 * selection that stays as it was ends the booking.
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
