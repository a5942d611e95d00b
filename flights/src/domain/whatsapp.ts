import { bookingMessage, type ChatFacts } from '@storefront/domain'
import { classText, fareText } from './cabin-fares.ts'
import { datedTimesText, flightName, type Itinerary, routeText } from './itinerary.ts'

/** WhatsApp message for these flights (product 4.7). */
export function flightMessage(
  { search, outbound, inbound }: Itinerary,
  { now, ...facts }: ChatFacts,
) {
  const line = (label: string, flight: typeof outbound) => ({
    label,
    value: `${flightName(flight)}, ${routeText(flight)}, ${datedTimesText(flight)}`,
  })
  return bookingMessage({
    name: `Flight ${routeText(outbound)} (${search.type})`,
    dates: [
      { label: 'Departure', date: outbound.date },
      ...(inbound ? [{ label: 'Return', date: inbound.date }] : []),
    ],
    lines: [
      line('Departure Flight', outbound),
      ...(inbound ? [line('Return Flight', inbound)] : []),
      { label: 'Class', value: classText(search.cabinClass) },
    ],
    travellers: search.travellers,
    totalFor: fareText(search.cabinClass),
    ...facts,
  })
}
