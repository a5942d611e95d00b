import type { FlightSearch, TourSearch, TravellerCounts } from '@storefront/contract'

type Counted = {
  flightSearch: Pick<FlightSearch, 'travellers'>
  tourSearch: Pick<TourSearch, 'guests'>
  toursCopyFlights: boolean
}

/** Default guests of a tour (product 2.7). */
export function tourGuests({
  flightSearch,
  tourSearch,
  toursCopyFlights,
}: Counted): TravellerCounts {
  return toursCopyFlights ? flightSearch.travellers : tourSearch.guests
}
