import { SuccessFrame } from '@storefront/booking'

/** Where a visitor who paid for flights comes back to (spec §2). */
export function SuccessScreen() {
  return <SuccessFrame product="flight" nextSteps={nextSteps} />
}

const nextSteps = [
  'We check the payment and the seats with the airline, and send the confirmation by email.',
  'Compare every name with its passport. Tell us at once if a letter is wrong.',
  'Check in online the day before, and be at the airport three hours before an international flight.',
]
