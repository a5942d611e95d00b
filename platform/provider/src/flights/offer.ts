import type { FlightBooking } from '@storefront/contract/wire'
import { bandsText, flightBands } from '../bookings/age-bands.ts'
import { requireAdult, requireDay, requireTravellers, saleDays } from '../bookings/offer-rules.ts'
import { type Offer, totalCents } from '../bookings/quote.ts'
import { dayText, weekdayName } from '../calendar.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { notFound } from '../http/refusal.ts'
import { faresOn } from './fares.ts'
import { fliesOn, parseFlightId } from './flight-on-day.ts'

/**
 * Prices a flight booking: fare × (adults + children), infants free on a lap (product 5.3). A Round Trip is
 * charged at the outbound's price_round_trip and names only that flight, so its seats are held; the way back
 * is arranged with the visitor (product 5.3). Throws Refusal.
 */
export function offerFlight(catalogue: Catalogue, body: FlightBooking, now: Date): Offer {
  const days = saleDays(now)
  const named = parseFlightId(String(body.flight_id))
  const flight = named && catalogue.flightsByNumber.get(named.flightNumber)
  if (!named || !flight || !fliesOn(flight, named.day)) throw notFound('flight')
  const { day } = named
  requireDay(day, 'flight_id', days)
  requireTravellers(body.passengers, 'passengers', days, day)
  const bands = flightBands(
    body.passengers.map((passenger) => passenger.dob),
    day,
  )
  requireAdult(bands)
  const fares = faresOn(flight, day)
  const isRoundTrip = body.flight_type === 'Round Trip'
  const lines = [
    {
      label: isRoundTrip ? 'Round trip fare' : 'One-way fare',
      unitCents: isRoundTrip ? fares.roundTripCents : fares.oneWayCents,
      quantity: bands.adults + bands.children,
    },
  ]
  return {
    product: 'flight',
    itemId: flight.flightNumber,
    quote: {
      title: `Flight ${flight.from.name} – ${flight.to.name}`,
      details: [
        `${flight.airlineName} ${flight.flightNumber}, ${flight.origin}–${flight.destination}`,
        `${weekdayName(day)} ${dayText(day)}, ${flight.departs}${isRoundTrip ? ', round trip' : ''}`,
        bandsText(bands),
      ],
      lines,
    },
    amountCents: totalCents(lines),
    firstDay: day,
    lastDay: day,
    travellersCount: body.passengers.length,
    stock: [
      {
        kind: 'flight',
        itemId: flight.flightNumber,
        day,
        quantity: body.passengers.length,
        capacity: flight.seats,
      },
    ],
  }
}
