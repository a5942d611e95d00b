import type {
  FlightSearch,
  HotelSearch,
  IsoDate,
  SelectedFlight,
  SelectedHotel,
  SelectedPackage,
  SelectedRoom,
  SelectedTour,
  TourSearch,
} from '@storefront/contract'
import { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from '@storefront/domain'

/** What the visitor has chosen to book, by product; null until chosen (spec §3, Selections held). */
export type Selection = {
  outboundFlight: SelectedFlight | null
  inboundFlight: SelectedFlight | null
  hotel: SelectedHotel | null
  room: SelectedRoom | null
  tour: SelectedTour | null
  package: SelectedPackage | null
}

/** Everything the verticals share about one visit. Never a name, passport or birth date. */
export type SessionState = {
  /** Day that the earliest dates are counted from: the server's until the visitor's own is known. */
  today: IsoDate
  flightSearch: FlightSearch
  hotelSearch: HotelSearch
  tourSearch: TourSearch
  isSearchingFlights: boolean
  selection: Selection
}

/** The flight part of a selection when nothing is chosen. */
export const noFlights = { outboundFlight: null, inboundFlight: null } as const

const noSelection: Selection = { ...noFlights, hotel: null, room: null, tour: null, package: null }

/** The three parameter sets as they start (spec §9). */
export function defaultSearches(today: IsoDate) {
  return {
    flightSearch: defaultFlightSearch(today),
    hotelSearch: defaultHotelSearch(today),
    tourSearch: defaultTourSearch(today),
  }
}

/** State of a visit in which nothing has happened yet. */
export function startingState(today: IsoDate): SessionState {
  return { today, ...defaultSearches(today), isSearchingFlights: false, selection: noSelection }
}
