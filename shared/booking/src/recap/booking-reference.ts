/** What payment pages call it, ours first (readings). */
const names = ['booking', 'reference', 'booking_reference', 'booking_id']

/**
 * The booking reference that the payment page added to the address, or null. Anything can be written into an
 * address, so only what looks like a reference is repeated to the visitor.
 */
export function bookingReference(query: URLSearchParams): string | null {
  const named = names.map((name) => query.get(name)?.trim() ?? '')
  return named.find((value) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value)) ?? null
}
