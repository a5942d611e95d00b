import { priceChangedRefusal } from '@storefront/contract/wire'
import { toCents } from '@storefront/domain'
import { HttpError } from '@storefront/http'
import * as v from 'valibot'

/** The total in USD a provider asks for instead, where it refused a booking because the price is another by now; null for any other failure. */
export function changedTotalUsd(error: unknown): number | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const refusal = v.safeParse(priceChangedRefusal, error.body)
  return refusal.success ? refusal.output.error.current_total_amount_usd : null
}

/** Whether two totals are the same to the cent. */
export function isSameTotal(oneUsd: number, otherUsd: number): boolean {
  return toCents(oneUsd) === toCents(otherUsd)
}
