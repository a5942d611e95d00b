import { SuccessFrame } from '@storefront/booking'

/** Where a visitor who paid for flights comes back to. */
export function SuccessScreen() {
  return <SuccessFrame product="flight" nextSteps={nextSteps} />
}

const nextSteps = [
  'We check your payment and your seats with the airline, then email your confirmation.',
  'Check every name against the passport, and tell us at once if anything is wrong.',
  'Check in online the day before, and be at the airport three hours before an international flight.',
]
