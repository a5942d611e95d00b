import type { CabinClass } from '@storefront/contract'
import type { FlightBooking, TravellerRecord } from '@storefront/contract/wire'
import { formatDayDate, travellerSummary } from '@storefront/domain'
import { flightName, type Itinerary, routeText, timesText } from './itinerary.ts'
import { flightReceipt } from './pricing.ts'

/** Alerts of a flight booking (product 8.1). */
export const bookingFailures = {
  card: 'An error occurred while trying to proceed to payment. Please try again.',
  whatsApp: 'An error occurred while creating your booking. Please try again.',
}

/** The body of both booking calls (product 7.3). A round trip is named by its outbound flight. */
export function flightBooking(
  { search, outbound }: Itinerary,
  passengers: TravellerRecord[],
): FlightBooking {
  return { flight_id: outbound.id, passengers, flight_type: search.type }
}

/** The fare is Economy's; another class is only wished for (only the WhatsApp message names it; product 7.3). */
function classText(cabinClass: CabinClass): string {
  return cabinClass === 'Economy' ? cabinClass : `${cabinClass}, on request`
}

/** The facts and prices of a summary's panel (product 4.2). */
export function bookingLines({ search, outbound }: Itinerary) {
  const { type, travellers, cabinClass } = search
  return {
    rows: [
      { label: 'Travellers', value: travellerSummary(travellers) },
      { label: 'Class', value: classText(cabinClass) },
    ],
    ...flightReceipt(outbound, type, travellers),
  }
}

/** The recap for the success screen: flights, dates, counts and the total; no traveller's record. */
export function flightRecap(itinerary: Itinerary) {
  const { outbound, inbound } = itinerary
  const legs = [outbound, inbound].filter((flight) => flight !== null)
  const lines = bookingLines(itinerary)
  return {
    ...lines,
    name: `Flight ${routeText(outbound)}`,
    rows: [
      ...legs.map((flight, index) => ({
        label: index === 0 ? 'Departure Flight' : 'Return Flight',
        value: `${formatDayDate(flight.date)}, ${timesText(flight)}, ${flightName(flight)}`,
      })),
      ...lines.rows,
    ],
    events: legs.map((flight) => ({
      title: `Flight ${routeText(flight)}, ${flightName(flight)}`,
      start: { date: flight.date, time: flight.departureTime },
      end: { date: flight.date, time: flight.arrivalTime },
      details: `${timesText(flight)}, local times`,
    })),
  }
}
