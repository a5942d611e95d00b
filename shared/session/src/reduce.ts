import {
  type EventPayloads,
  eventVersions,
  type Product,
  type StorefrontEvent,
} from '@storefront/contract'
import { setTravellerCount } from '@storefront/domain'
import { followToday } from './calendar-changes.ts'
import { changeFlightSearch, changeHotelSearch, changeTourSearch } from './search-changes.ts'
import { defaultSearches, noFlights, type Selection, type SessionState } from './state.ts'

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
      return { ...select(state, noFlights), isSearchingFlights: true }
    case 'flight-search-ended':
      return { ...state, isSearchingFlights: false }
    case 'outbound-flight-selected':
      return select(state, { outboundFlight: event.payload.flight, inboundFlight: null })
    case 'inbound-flight-selected':
      return select(state, { inboundFlight: event.payload.flight })
    case 'room-selected':
      return select(state, { hotel: event.payload.hotel, room: event.payload.room })
    case 'tour-selected':
      return {
        ...select(state, { tour: event.payload.tour }),
        tourSearch: { ...state.tourSearch, guests: state.flightSearch.travellers },
      }
    case 'package-selected':
      return select(state, { package: event.payload.package })
    case 'search-reset':
      return { ...select(state, noFlights), ...defaultSearches(state.today) }
    case 'selection-cleared':
      return select(state, nothingOf[event.payload.product])
    case 'today-known':
      return followToday(state, event.payload.today)
  }
}

const nothingOf: Record<Product, Partial<Selection>> = {
  flight: noFlights,
  hotel: { hotel: null, room: null },
  tour: { tour: null },
  package: { package: null },
}

function select(state: SessionState, choice: Partial<Selection>): SessionState {
  return { ...state, selection: { ...state.selection, ...choice } }
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
