import { SuccessFrame } from '@storefront/booking'

/** Where a visitor who paid for a tour comes back to (spec §2). */
export function SuccessScreen() {
  return <SuccessFrame product="tour" nextSteps={nextSteps} />
}

const nextSteps = [
  'We check the payment and your places with the guides, and send the confirmation by email.',
  'The evening before, we write to you with the pick-up time and place. Tell us where you stay.',
  'Bring your confirmation, reef-safe sunscreen, water shoes and a towel.',
]
