import type {
  BegunBooking,
  FlightSearch,
  HotelSearch,
  IsoDate,
  Product,
  TourSearch,
} from '@storefront/contract'
import { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from '@storefront/domain'
import type { Selection } from './stored-state.ts'

export type { Selection, SelectionSearches } from './stored-state.ts'

/** Everything the verticals share about one visit. Never a name, passport or birth date. */
export type SessionState = {
  /** Day that the earliest dates are counted from: the server's until the visitor's own is known. */
  today: IsoDate
  flightSearch: FlightSearch
  hotelSearch: HotelSearch
  tourSearch: TourSearch
  /** True while a tour copies the flight travellers (product 2.7): counted for flights, and not for tours since. */
  toursCopyFlights: boolean
  selection: Selection
  /** Bookings that were begun and not paid, newest first. */
  begun: readonly BegunBooking[]
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

/** The selection without what was chosen of one product. */
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

/** The three parameter sets as they start. */
export function defaultSearches(today: IsoDate) {
  return {
    flightSearch: defaultFlightSearch(today),
    hotelSearch: defaultHotelSearch(today),
    tourSearch: defaultTourSearch(today),
    toursCopyFlights: false,
  }
}

/** State of a visit in which nothing has happened yet. */
export function startingState(today: IsoDate): SessionState {
  return { today, ...defaultSearches(today), selection: noSelection, begun: [] }
}
