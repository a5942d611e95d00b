import { SuccessFrame } from '@storefront/booking'

/** Where a visitor who paid for a tour comes back to. */
export function SuccessScreen() {
  return <SuccessFrame product="tour" nextSteps={nextSteps} />
}

const nextSteps = [
  'We check your payment and your places with the guides, then email your confirmation.',
  "Tell us where you are staying. The evening before, we'll send you the pick-up time and place.",
  'Bring your confirmation, reef-safe sunscreen, water shoes and a towel.',
]
