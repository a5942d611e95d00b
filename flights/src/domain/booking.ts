import type { CabinClass } from '@storefront/contract'
import type { FlightBooking, TravellerRecord } from '@storefront/contract/wire'
import { formatDayDate, formatUsd, travellerSummary } from '@storefront/domain'
import { flightName, type Itinerary, routeText, timesText } from './itinerary.ts'
import { flightTotalUsd, pricePerPersonUsd } from './pricing.ts'

/** Alerts of a flight booking (spec §8). */
export const bookingFailures = {
  card: 'An error occurred while trying to proceed to payment. Please try again.',
  whatsApp: 'An error occurred while creating your booking. Please try again.',
}

/** The body of both booking calls (spec §7). A round trip is named by its outbound flight (readings). */
export function flightBooking(
  { search, outbound }: Itinerary,
  passengers: TravellerRecord[],
): FlightBooking {
  return { flight_id: outbound.id, passengers, flight_type: search.type }
}

/** The fare is Economy's; another class is only wished for (readings: only the WhatsApp message names it). */
function classText(cabinClass: CabinClass): string {
  return cabinClass === 'Economy' ? cabinClass : `${cabinClass}, on request`
}

/** The amounts and lines of a summary's panel (spec §2). */
export function bookingLines({ search, outbound }: Itinerary) {
  const { type, travellers, cabinClass } = search
  const totalUsd = flightTotalUsd(outbound, type, travellers)
  return {
    totalUsd,
    rows: [
      { label: 'Travellers', value: travellerSummary(travellers) },
      { label: 'Class', value: classText(cabinClass) },
      {
        label: 'Price per person',
        value: formatUsd(pricePerPersonUsd(totalUsd, travellers)),
        isPrice: true,
      },
    ],
  }
}

/** What the success screen repeats after the payment: flights, dates, counts and the total, nobody's record. */
export function flightRecap(itinerary: Itinerary) {
  const { search, outbound, inbound } = itinerary
  const legs = [outbound, inbound].filter((flight) => flight !== null)
  const { totalUsd } = bookingLines(itinerary)
  return {
    name: `Flight ${routeText(outbound)}`,
    rows: [
      ...legs.map((flight, index) => ({
        label: index === 0 ? 'Departure Flight' : 'Return Flight',
        value: `${formatDayDate(flight.date)}, ${timesText(flight)}, ${flightName(flight)}`,
      })),
      { label: 'Travellers', value: travellerSummary(search.travellers) },
      { label: 'Class', value: classText(search.cabinClass) },
    ],
    totalUsd,
    events: legs.map((flight) => ({
      title: `Flight ${routeText(flight)}, ${flightName(flight)}`,
      start: { date: flight.date, time: flight.departureTime },
      end: { date: flight.date, time: flight.arrivalTime },
      details: `${timesText(flight)}, local times`,
    })),
  }
}
