import { FailedFrame } from '@storefront/booking'

/** Where a visitor whose package payment did not go through comes back to (spec §2). */
export function FailedScreen() {
  return <FailedFrame product="package" />
}
