import { type EventPayloads, eventVersions, type StorefrontEvent } from '@storefront/contract'
import {
  atOwnLength,
  changeFlightSearch,
  changeHotelSearch,
  changeTourSearch,
  setTravellerCount,
} from '@storefront/domain'
import { followToday } from './calendar-changes.ts'
import {
  defaultSearches,
  type Selection,
  type SelectionSearches,
  type SessionState,
  withoutProduct,
} from './state.ts'

/** The state after an event: spec §4 as code. Events of an unknown name or version leave it as it is. */
export function reduce(state: SessionState, event: StorefrontEvent): SessionState {
  if (eventVersions[event.name] !== event.version) return state
  switch (event.name) {
    case 'flight-search-changed':
      return { ...state, flightSearch: changeFlightSearch(state.flightSearch, event.payload) }
    case 'hotel-search-changed':
      return { ...state, hotelSearch: changeHotelSearch(state.hotelSearch, event.payload) }
    case 'tour-search-changed':
      return { ...state, tourSearch: changeTourSearch(state.tourSearch, event.payload) }
    case 'traveller-count-changed':
      return changeTravellerCount(state, event.payload)
    case 'flight-search-started':
      return { ...state, selection: withoutProduct(state.selection, 'flight') }
    case 'flight-search-ended':
      return state
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

// A selection's search also becomes the session's search, as if the visitor had submitted the form.

function selectOutbound(
  state: SessionState,
  { flight, search }: EventPayloads['outbound-flight-selected'],
): SessionState {
  const flightSearch = changeFlightSearch(state.flightSearch, search ?? {})
  const choice = { outboundFlight: flight, inboundFlight: null }
  return select({ ...state, flightSearch }, choice, { flight: flightSearch })
}

function selectRoom(
  state: SessionState,
  { hotel, room, search }: EventPayloads['room-selected'],
): SessionState {
  const hotelSearch = changeHotelSearch(state.hotelSearch, search ?? {})
  return select({ ...state, hotelSearch }, { hotel, room }, { hotel: hotelSearch })
}

/** Selecting a tour copies the flight travellers into tour guests (spec §4), unless it says whom it was chosen for. */
function selectTour(
  state: SessionState,
  { tour, search }: EventPayloads['tour-selected'],
): SessionState {
  const guests = state.flightSearch.travellers
  const tourSearch = changeTourSearch(state.tourSearch, search ?? { guests })
  return select({ ...state, tourSearch }, { tour }, { tour: tourSearch })
}

function selectPackage(
  state: SessionState,
  { package: travelPackage, search }: EventPayloads['package-selected'],
): SessionState {
  const asked = changeHotelSearch(state.hotelSearch, search ?? {})
  const hotelSearch = atOwnLength(travelPackage, asked)
  return select({ ...state, hotelSearch }, { package: travelPackage }, { package: hotelSearch })
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

function changeTravellerCount(
  state: SessionState,
  { band, count }: EventPayloads['traveller-count-changed'],
): SessionState {
  const { flightSearch, hotelSearch, tourSearch } = state
  return {
    ...state,
    flightSearch: {
      ...flightSearch,
      travellers: setTravellerCount(flightSearch.travellers, band, count),
    },
    hotelSearch: { ...hotelSearch, guests: setTravellerCount(hotelSearch.guests, band, count) },
    tourSearch: { ...tourSearch, guests: setTravellerCount(tourSearch.guests, band, count) },
  }
}
