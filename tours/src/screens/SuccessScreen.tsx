import { SuccessFrame } from '@storefront/booking'

export function SuccessScreen() {
  return <SuccessFrame product="tour" nextSteps={nextSteps} />
}

const nextSteps = [
  'We check your payment and your places with the guides, then email your confirmation.',
  "If the tour picks you up, tell us where you are staying. We'll send you the time the evening before.",
  'Bring your confirmation and a photo ID.',
]
