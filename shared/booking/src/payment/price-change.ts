import { priceChangedRefusal } from '@storefront/contract/wire'
import { toCents } from '@storefront/domain'
import { refusalOf } from './refusal.ts'

/** The total in USD a provider asks for instead, where it refused a booking because the price is another by now; null for any other failure. */
export function changedTotalUsd(error: unknown): number | null {
  return refusalOf(error, priceChangedRefusal)?.error.current_total_amount_usd ?? null
}

/** Whether two totals are the same to the cent. */
export function isSameTotal(oneUsd: number, otherUsd: number): boolean {
  return toCents(oneUsd) === toCents(otherUsd)
}
