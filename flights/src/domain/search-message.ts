import { formatDate, travellerSummary } from '@storefront/domain'
import type { FlightQuery } from './search.ts'

/** WhatsApp text of a search that found no flights. */
export function searchMessage({ from, to, departureDate, returnDate, travellers }: FlightQuery) {
  const back = returnDate ? `, back on ${formatDate(returnDate)}` : ''
  return `Hello! I'm looking for a flight from ${from} to ${to} on ${formatDate(departureDate)}${back}, for ${travellerSummary(travellers)}.`
}
