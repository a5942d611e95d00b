import { SuccessFrame } from '@storefront/booking'

/** Where a visitor who paid for a package comes back to (spec §2). */
export function SuccessScreen() {
  return <SuccessFrame product="package" nextSteps={nextSteps} />
}

const nextSteps = [
  'We check the payment and every part of your package, and send the confirmation by email.',
  'Tell us your flight by WhatsApp: a driver will wait for you where the package includes transfers.',
  'Show your confirmation and the passport of every guest on the first day.',
]
