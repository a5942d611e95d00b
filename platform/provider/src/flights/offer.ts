import type { BookingWay, TravellerCounts } from '@storefront/contract'
import type { FlightBooking } from '@storefront/contract/wire'
import { bandsText, flightBands } from '../bookings/age-bands.ts'
import {
  invalidBody,
  notAvailable,
  referenceDays,
  requireDay,
  requireLimits,
  requireTravellers,
} from '../bookings/offer-rules.ts'
import { priceParty } from '../bookings/price-party.ts'
import type { Offer } from '../bookings/quote.ts'
import { addDays, ageOn, dayText, weekdayName } from '../calendar.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { notFound } from '../http/refusal.ts'
import { adultAge, turnaroundMinutes } from '../limits.ts'
import { faresOn } from './fares.ts'
import {
  arrival,
  departureInstant,
  type FlightOnDay,
  fliesOn,
  parseFlightId,
} from './flight-on-day.ts'

const unlimited = { minAge: null, maxParty: null, lastDay: null, daysNotSold: [] }

/**
 * Prices a flight: fare × (adults + children), infants free (product 5.3). A round trip costs the outbound's
 * price_round_trip and holds both flights if the body names the return; otherwise an agent arranges the return. Throws
 * Refusal.
 */
export function offerFlight(
  catalogue: Catalogue,
  body: FlightBooking,
  now: Date,
  way: BookingWay = 'card',
): Offer {
  const days = referenceDays(now)
  const outbound = findFlight(catalogue, body.flight_id)
  const { flight, day } = outbound
  requireDay(day, 'flight_id', days)
  const back = returnOf(catalogue, body, outbound)
  const flown = back ? [outbound, back] : [outbound]
  const last = back ?? outbound
  const lastDay = [last.day, arrival(last).day].toSorted().at(-1) ?? day
  requireTravellers(body.passengers, 'passengers', days, lastDay)
  const births = body.passengers.map((passenger) => passenger.dob)
  const fares = faresOn(flight, day)
  const isRoundTrip = body.flight_type === 'Round Trip'
  const { bands, lines, amountCents } = priceParty(body, {
    births,
    counted: { firstDay: day, infantDay: last.day, infantMaxAge: 1 },
    likely: [flightBands(births, last.day)],
    linesFor: ({ adults, children }: TravellerCounts) => [
      {
        label: isRoundTrip ? 'Round trip fare' : 'One-way fare',
        unitCents: isRoundTrip ? fares.roundTripCents : fares.oneWayCents,
        quantity: adults + children,
      },
    ],
    none: '',
  })
  if (way === 'card') {
    for (const one of flown) {
      requireLimits(unlimited, births, { first: one.day, end: addDays(one.day, 1) }, days)
    }
    const laps = births.filter((birth) => ageOn(birth, day) >= adultAge).length
    if (bands.infants > laps) {
      const text = 'Each infant needs the lap of a traveller of 18 or more.'
      throw notAvailable(text, 'too_many_infants', { max_infants: laps })
    }
  }
  const { cabin_class: cabin = 'Economy' } = body
  return {
    product: 'flight',
    itemId: flight.flightNumber,
    quote: {
      title: `Flight ${flight.from.name} – ${flight.to.name}`,
      details: [
        ...flown.flatMap((one) => detailsOf(one, isRoundTrip && !back)),
        ...(cabin === 'Economy' ? [] : [`${cabin} on request`]),
        bandsText(bands),
      ],
      lines,
    },
    amountCents,
    firstDay: day,
    lastDay,
    travellersCount: births.length,
    stock: flown.map((one) => ({
      kind: 'flight',
      itemId: one.flight.flightNumber,
      day: one.day,
      quantity: births.length,
      capacity: one.flight.seats,
    })),
  }
}

function findFlight(catalogue: Catalogue, id: FlightBooking['flight_id']): FlightOnDay {
  const named = parseFlightId(String(id))
  const flight = named && catalogue.flightsByNumber.get(named.flightNumber)
  if (!named || !flight || !fliesOn(flight, named.day)) throw notFound('flight')
  return { flight, day: named.day }
}

/** Return flight; null if the body names none. Throws Refusal for an impossible connection. */
function returnOf(
  catalogue: Catalogue,
  { flight_type, return_flight_id }: FlightBooking,
  outbound: FlightOnDay,
): FlightOnDay | null {
  if (return_flight_id === undefined) return null
  if (flight_type === 'Oneway') {
    throw invalidBody([{ path: 'return_flight_id', message: 'belongs to a Round Trip' }])
  }
  const back = findFlight(catalogue, return_flight_id)
  const { origin, destination } = outbound.flight
  const leadsBack = back.flight.origin === destination && back.flight.destination === origin
  const landsMs = departureInstant(outbound) + outbound.flight.durationMinutes * 60_000
  const isInTime = departureInstant(back) >= landsMs + turnaroundMinutes * 60_000
  if (leadsBack && isInTime) return back
  const text = leadsBack
    ? `The return flight must leave at least ${turnaroundMinutes} minutes after you land.`
    : 'The return flight does not lead back.'
  throw notAvailable(text, 'impossible_connection')
}

function detailsOf({ flight, day }: FlightOnDay, isHalf: boolean): string[] {
  return [
    `${flight.airlineName} ${flight.flightNumber}, ${flight.origin}–${flight.destination}`,
    `${weekdayName(day)} ${dayText(day)}, ${flight.departs}${isHalf ? ', round trip' : ''}`,
  ]
}
