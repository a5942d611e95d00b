import { bookingReference } from '@storefront/contract/wire'
import * as v from 'valibot'

/** Query parameters that payment pages use for the reference, our own first (product 4.9). */
const names = ['booking', 'reference', 'booking_reference', 'booking_id']

/** Returns the reference in the address, or null. Ignores malformed ones, because anybody can write an address. */
export function namedReference(query: URLSearchParams): string | null {
  const named = names.map((name) => query.get(name)?.trim() ?? '')
  return named.find((value) => v.is(bookingReference, value)) ?? null
}
