import type {
  FlightSearch,
  HotelSearch,
  IsoDate,
  Product,
  Selection,
  TourSearch,
} from '@storefront/contract'
import { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from '@storefront/domain'

/** State shared by the verticals. Never holds a traveller's name, passport or birth date. */
export type SessionState = {
  /** The server's day until the visitor's day is known. */
  today: IsoDate
  flightSearch: FlightSearch
  hotelSearch: HotelSearch
  tourSearch: TourSearch
  /** True when flight travellers changed after the tour guests. Tours then copy the flight travellers (product 2.7). */
  toursCopyFlights: boolean
  selection: Selection
}

const noSelection: Selection = {
  outboundFlight: null,
  inboundFlight: null,
  hotel: null,
  room: null,
  tour: null,
  package: null,
  searches: { flight: null, hotel: null, tour: null, package: null },
}

export function withoutProduct(selection: Selection, product: Product): Selection {
  const searches = { ...selection.searches, [product]: null }
  switch (product) {
    case 'flight':
      return { ...selection, outboundFlight: null, inboundFlight: null, searches }
    case 'hotel':
      return { ...selection, hotel: null, room: null, searches }
    default:
      return { ...selection, [product]: null, searches }
  }
}

export function defaultSearches(today: IsoDate) {
  return {
    flightSearch: defaultFlightSearch(today),
    hotelSearch: defaultHotelSearch(today),
    tourSearch: defaultTourSearch(today),
    toursCopyFlights: false,
  }
}

/** State of a new visit. */
export function startingState(today: IsoDate): SessionState {
  return { today, ...defaultSearches(today), selection: noSelection }
}
