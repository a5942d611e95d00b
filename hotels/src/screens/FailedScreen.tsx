import { FailedFrame } from '@storefront/booking'

/** Where a visitor whose room payment did not go through comes back to (spec §2). */
export function FailedScreen() {
  return <FailedFrame product="hotel" />
}
