import { soldOutRefusal } from '@storefront/contract/wire'
import { refusalOf } from './refusal.ts'

/** Whether a provider refused a booking because nothing is left of it: trying again helps nobody. */
export function isSoldOut(error: unknown): boolean {
  return refusalOf(error, soldOutRefusal) !== null
}
