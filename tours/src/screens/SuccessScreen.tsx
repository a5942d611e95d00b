import { SuccessFrame } from '@storefront/booking'
import { nextSteps } from '../domain/next-steps.ts'

export function SuccessScreen() {
  return <SuccessFrame product="tour" nextSteps={nextSteps} />
}
