import type { FlightSearch, TourSearch, TravellerCounts } from '@storefront/contract'

type Counted = {
  flightSearch: Pick<FlightSearch, 'travellers'>
  tourSearch: Pick<TourSearch, 'guests'>
  toursCopyFlights: boolean
}

/** Default guests of a tour (product 2.7). */
export function tourGuests(state: Counted): TravellerCounts {
  return state.toursCopyFlights ? state.flightSearch.travellers : state.tourSearch.guests
}
