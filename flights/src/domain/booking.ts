import type { Offer } from '@storefront/booking'
import type { CabinClass, Id, IsoDate, SelectedFlight } from '@storefront/contract'
import type { FlightBooking, TravellerRecord } from '@storefront/contract/wire'
import {
  arrivalDay,
  formatDayDate,
  isArrivalClockEarlier,
  isClock,
  travellerSummary,
} from '@storefront/domain'
import { classText } from './cabin-fares.ts'
import {
  bookingKey,
  datedTimesText,
  datesText,
  flightName,
  type Itinerary,
  isWithinMexico,
  itineraryProblem,
  routeText,
  timesText,
  travelDays,
} from './itinerary.ts'
import { flightBreakdown } from './price-breakdown.ts'
import { searchAddress } from './search.ts'
import { flightMessage } from './whatsapp.ts'

/** Words and alerts of a flight booking (product 8.1). */
const words = {
  traveller: 'Passenger',
  panel: 'Your flights',
  total: 'Total',
  failures: {
    card: 'An error occurred while trying to proceed to payment. Please try again.',
    whatsApp: 'An error occurred while creating your booking. Please try again.',
  },
} as const

/** Flights with their class, for their passengers (product 4.2). */
export function flightOffer(itinerary: Itinerary): Offer {
  const { search, outbound, inbound } = itinerary
  const { travellers, cabinClass } = search
  const legs = [outbound, inbound].filter((flight) => flight !== null)
  const { lines, totalUsd, ...terms } = flightBreakdown(itinerary)
  const rows = [
    { label: 'Travellers', value: travellerSummary(travellers) },
    { label: 'Class', value: classText(cabinClass) },
  ]
  return {
    product: 'flight',
    selectionKey: bookingKey(itinerary),
    itemKey: String(outbound.id),
    name: `Flight ${routeText(outbound)}`,
    when: datesText(itinerary),
    chosenAt: { address: searchAddress(search), label: 'Change flights or travellers' },
    rows,
    lines,
    totalUsd,
    terms,
    days: travelDays(itinerary),
    party: travellers,
    limits: { infantDay: (inbound ?? outbound).date },
    isWithinMexico: isWithinMexico(itinerary),
    accepts: outbound.bookingAccepts,
    blockedBy: itineraryProblem(itinerary),
    recap: {
      ...confirmation(itinerary),
      rows: [
        ...legs.map((flight, index) => ({
          label: index === 0 ? 'Departure Flight' : 'Return Flight',
          value: `${formatDayDate(flight.date)}, ${datedTimesText(flight)}, ${flightName(flight)}`,
        })),
        ...rows,
      ],
      events: legs.map(calendarEntry),
    },
    words,
    bodyFor: (_, passengers) => flightBody(itinerary, passengers),
    chatText: (facts) => flightMessage(itinerary, facts),
  }
}

/** Fields beyond the specification, sent only if the flight announces them. */
type Additions = { return_flight_id?: Id; cabin_class?: CabinClass }

/** Body of both booking calls (product 7.3): names the outbound flight, plus announced additions. */
function flightBody(
  { search, outbound, inbound }: Itinerary,
  passengers: TravellerRecord[],
): FlightBooking & Additions {
  return {
    flight_id: outbound.id,
    passengers,
    flight_type: search.type,
    ...(inbound && accepts(outbound, 'return_flight_id') ? { return_flight_id: inbound.id } : {}),
    ...(accepts(outbound, 'cabin_class') ? { cabin_class: search.cabinClass } : {}),
  }
}

function accepts(outbound: SelectedFlight, addition: string): boolean {
  return outbound.bookingAccepts?.includes(addition) ?? false
}

export function isReturnLeftOut({ outbound, inbound }: Itinerary): boolean {
  return inbound !== null && !accepts(outbound, 'return_flight_id')
}

/** First step after paying: asks for the return flight or class that the booking call omits, if any. */
function confirmation(itinerary: Itinerary) {
  const { search, outbound, inbound } = itinerary
  const returnFlight = isReturnLeftOut(itinerary) ? inbound : null
  const isClassLeftOut = search.cabinClass !== 'Economy' && !accepts(outbound, 'cabin_class')
  if (!returnFlight && !isClassLeftOut) return {}
  const flight = returnFlight ?? outbound
  const what = returnFlight ? 'return flight' : `${search.cabinClass} seats`
  return {
    confirm: {
      step: `Your ${what} ${returnFlight ? 'is' : 'are'} confirmed by us after you pay. Send us this message:`,
      message: [
        `Please confirm my ${what}: ${flightName(flight)}, ${routeText(flight)}`,
        formatDayDate(flight.date),
        datedTimesText(flight),
        classText(search.cabinClass),
      ].join(', '),
    },
  }
}

function calendarEntry(flight: SelectedFlight) {
  const hasEnd = !isArrivalClockEarlier(flight)
  const arrives = hasEnd ? '' : ` on ${formatDayDate(arrivalDay(flight))}`
  return {
    title: `Flight ${routeText(flight)}, ${flightName(flight)}`,
    start: momentOf(flight.date, flight.departureTime),
    end: hasEnd ? momentOf(arrivalDay(flight), flight.arrivalTime) : null,
    details: `${timesText(flight)}${arrives}, local times`,
  }
}

/** Unknown times are null, because the schema of stored receipts rejects ''. */
function momentOf(date: IsoDate, time: string) {
  return { date, time: isClock(time) ? time : null }
}
