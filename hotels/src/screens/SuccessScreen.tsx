import { SuccessFrame } from '@storefront/booking'

/** Where a visitor who paid for a room comes back to (spec §2). */
export function SuccessScreen() {
  return <SuccessFrame product="hotel" nextSteps={nextSteps} />
}

const nextSteps = [
  'We check the payment and the room with the hotel, and send the confirmation by email.',
  'Tell us by WhatsApp when you land or what you need in the room; we pass it on.',
  'Show your confirmation and the passport of every guest at check-in.',
]
