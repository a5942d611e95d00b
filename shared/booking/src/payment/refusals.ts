import { priceChangedRefusal, soldOutRefusal } from '@storefront/contract/wire'
import { HttpError } from '@storefront/http'
import * as v from 'valibot'

/** The total in USD that a provider asks for instead, where it refused a booking because the price changed; null for any other failure. */
export function changedTotalUsd(error: unknown): number | null {
  return refusalOf(error, priceChangedRefusal)?.error.current_total_amount_usd ?? null
}

/** Whether a provider refused a booking because it is sold out: a retry cannot succeed. */
export function isSoldOut(error: unknown): boolean {
  return refusalOf(error, soldOutRefusal) !== null
}

/** The body of a refusal (409) that fits `schema`; null for any other failure. */
function refusalOf<Schema extends v.GenericSchema>(
  error: unknown,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const refusal = v.safeParse(schema, error.body)
  return refusal.success ? refusal.output : null
}
