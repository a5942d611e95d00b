/**
 * The booking reference that the payment page added to the address, or null. Anything can be written into an
 * address, so only what looks like a reference is repeated to the visitor.
 */
export function bookingReference(query: URLSearchParams): string | null {
  const reference = query.get('booking')?.trim() ?? ''
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(reference) ? reference : null
}
