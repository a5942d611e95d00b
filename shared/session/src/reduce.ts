import {
  type EventPayloads,
  eventVersions,
  type FlightSearch,
  type HotelSearch,
  type Selection,
  type SelectionSearches,
  type StorefrontEvent,
  type TourSearch,
  type TravellerCounts,
} from '@storefront/contract'
import {
  atOwnLength,
  changeFlightSearch,
  changeHotelSearch,
  changeTourSearch,
  setTravellerCount,
} from '@storefront/domain'
import { followToday } from './calendar-changes.ts'
import { isShallowEqual } from './shallow-equal.ts'
import { defaultSearches, type SessionState, withoutProduct } from './state.ts'

/** Applies an event (product 2.7). Ignores an unknown name or version. */
export function reduce(state: SessionState, event: StorefrontEvent): SessionState {
  if (eventVersions[event.name] !== event.version) return state
  switch (event.name) {
    case 'flight-search-changed':
      return changeFlights(state, event.payload)
    case 'hotel-search-changed':
      return changeStay(state, event.payload)
    case 'tour-search-changed':
      return changeTour(state, event.payload)
    case 'traveller-count-changed':
      return changeTravellerCount(state, event.payload)
    case 'flight-search-started':
      return { ...state, selection: withoutProduct(state.selection, 'flight') }
    case 'outbound-flight-selected':
      return selectOutbound(state, event.payload)
    case 'inbound-flight-selected':
      return select(state, { inboundFlight: event.payload.flight })
    case 'room-selected':
      return selectRoom(state, event.payload)
    case 'tour-selected':
      return selectTour(state, event.payload)
    case 'package-selected':
      return selectPackage(state, event.payload)
    case 'search-reset':
      return {
        ...state,
        ...defaultSearches(state.today),
        selection: withoutProduct(state.selection, 'flight'),
      }
    case 'selection-cleared':
      return { ...state, selection: withoutProduct(state.selection, event.payload.product) }
    case 'today-known':
      return followToday(state, event.payload.today)
  }
}

// Hotels, packages and tours share their guests. A flight search also sets these guests, but not the other way round.

function changeFlights(state: SessionState, change: Partial<FlightSearch>): SessionState {
  const changed = { ...state, flightSearch: changeFlightSearch(state.flightSearch, change) }
  return change.travellers
    ? withGuests({ ...changed, toursCopyFlights: true }, changed.flightSearch.travellers)
    : changed
}

function changeStay(state: SessionState, change: Partial<HotelSearch>): SessionState {
  const hotelSearch = changeHotelSearch(state.hotelSearch, change)
  return withGuests({ ...state, hotelSearch }, hotelSearch.guests)
}

function changeTour(state: SessionState, change: Partial<TourSearch>): SessionState {
  const tourSearch = changeTourSearch(state.tourSearch, change)
  const toursCopyFlights =
    state.toursCopyFlights &&
    (!change.guests || isShallowEqual(change.guests, state.flightSearch.travellers))
  return withGuests({ ...state, tourSearch, toursCopyFlights }, tourSearch.guests)
}

function withGuests(state: SessionState, guests: TravellerCounts): SessionState {
  const { hotelSearch, tourSearch } = state
  return {
    ...state,
    hotelSearch: { ...hotelSearch, guests },
    tourSearch: { ...tourSearch, guests },
  }
}

// The search of a selection also becomes the search of the session, as if the form had been submitted.

function selectOutbound(
  state: SessionState,
  { flight, search }: EventPayloads['outbound-flight-selected'],
): SessionState {
  const changed = changeFlights(state, search)
  const choice = { outboundFlight: flight, inboundFlight: null }
  return select(changed, choice, { flight: changed.flightSearch })
}

function selectRoom(
  state: SessionState,
  { hotel, room, search }: EventPayloads['room-selected'],
): SessionState {
  const changed = changeStay(state, search)
  return select(changed, { hotel, room }, { hotel: changed.hotelSearch })
}

function selectTour(
  state: SessionState,
  { tour, search }: EventPayloads['tour-selected'],
): SessionState {
  const changed = changeTour(state, search)
  return select(changed, { tour }, { tour: changed.tourSearch })
}

function selectPackage(
  state: SessionState,
  { package: travelPackage, search }: EventPayloads['package-selected'],
): SessionState {
  const requested = changeHotelSearch(state.hotelSearch, search)
  const changed = changeStay(state, atOwnLength(travelPackage, requested))
  return select(changed, { package: travelPackage }, { package: changed.hotelSearch })
}

function select(
  state: SessionState,
  choice: Partial<Omit<Selection, 'searches'>>,
  searches: Partial<SelectionSearches> = {},
): SessionState {
  const { selection } = state
  return {
    ...state,
    selection: { ...selection, ...choice, searches: { ...selection.searches, ...searches } },
  }
}

/** Sets one band of the flight travellers and of the shared guests, whose other bands may differ and stay. */
function changeTravellerCount(
  state: SessionState,
  { band, count }: EventPayloads['traveller-count-changed'],
): SessionState {
  const { flightSearch, hotelSearch } = state
  const travellers = setTravellerCount(flightSearch.travellers, band, count)
  const guests = setTravellerCount(hotelSearch.guests, band, count)
  const counted = {
    ...state,
    flightSearch: { ...flightSearch, travellers },
    toursCopyFlights: true,
  }
  return withGuests(counted, guests)
}
