import type {
  FlightSearch,
  HotelSearch,
  PlanPart,
  PlanRecord,
  Product,
  SelectedFlight,
  SelectedHotel,
  SelectedTour,
  Selection,
  TourSearch,
} from '@storefront/contract'
import { maxDate } from '../dates.ts'
import { arrivalDay, isClock } from '../flight-moments.ts'
import { tourDays } from '../own-length.ts'

/** Returns the plan's part of a selected product, or null if the product is not selected. */
export function selectedPart(selection: Selection, product: Product): PlanPart | null {
  const { outboundFlight, inboundFlight, hotel, tour, searches } = selection
  switch (product) {
    case 'flight':
      if (!outboundFlight || !searches.flight) return null
      return flightPart(outboundFlight, inboundFlight, searches.flight)
    case 'hotel':
      return hotel && searches.hotel && stayPart(hotel, searches.hotel)
    case 'tour':
      return tour && searches.tour && tourPart(tour, searches.tour)
    case 'package':
      return selection.package && searches.package && stayPart(selection.package, searches.package)
  }
}

function flightPart(
  outbound: SelectedFlight,
  inbound: SelectedFlight | null,
  search: FlightSearch,
): PlanPart {
  const { arrivalTime: lands } = outbound
  const first = arrivalDay(outbound)
  const returns = inbound?.date ?? search.returnDate
  const leaves = inbound?.departureTime ?? ''
  return {
    place: search.to?.name ?? '',
    first,
    // Over the date line a return may leave on a day before the landing.
    last: returns && maxDate(returns, first),
    counts: search.travellers,
    ...(isClock(lands) ? { lands } : {}),
    ...(isClock(leaves) ? { leaves } : {}),
  }
}

function stayPart(
  { destinationName: place }: Pick<SelectedHotel, 'destinationName'>,
  { checkInDate: first, checkOutDate: last, guests: counts }: HotelSearch,
): PlanPart {
  return { place, first, last, counts }
}

function tourPart(tour: SelectedTour, { tourDate, guests: counts }: TourSearch): PlanPart {
  return { place: tour.destinationName, ...tourDays(tour, tourDate), counts }
}

/** States of a booking that counts for good. */
const booked = ['paid', 'requested']

/** Hold of a provider that names none, in ms. */
const defaultHoldMs = 30 * 60_000

/** True for a booking that is paid or requested. */
export function isBooked({ state }: Pick<PlanRecord, 'state'>): boolean {
  return booked.includes(state)
}

/** Time until which an unpaid booking, or the price of a request, is held, in ms since 1970; null if unknown. */
export function heldUntil({ state, startedAt, expiresAt }: Omit<PlanRecord, 'plan'>) {
  if (state !== 'payable' && state !== 'requested') return null
  const until = Date.parse(expiresAt ?? '')
  if (!Number.isNaN(until)) return until
  return state === 'payable' ? startedAt + defaultHoldMs : null
}
