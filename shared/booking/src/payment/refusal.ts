import { HttpError } from '@storefront/http'
import * as v from 'valibot'

/** What a provider says where it refused a booking (409) in the words of `schema`; null for any other failure. */
export function refusalOf<Schema extends v.GenericSchema>(
  error: unknown,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const refusal = v.safeParse(schema, error.body)
  return refusal.success ? refusal.output : null
}
