import { type IsoDate, products } from '@storefront/contract'
import { atOwnLength } from '@storefront/domain'
import { type Selection, type SelectionSearches, withoutProduct } from './state.ts'
import type { StoredState } from './stored-state.ts'

/** Reads a stored selection. Earlier releases stored no searches, and packages with a wrong number of nights. */
export function readSelection({ selection, ...own }: StoredState): Selection {
  const { package: travelPackage } = selection
  const searches = selection.searches ?? searchesOf(selection, own)
  const stay = travelPackage && searches.package && atOwnLength(travelPackage, searches.package)
  return { ...selection, searches: { ...searches, package: stay } }
}

/** Drops selections that begin before `today`. */
export function stillAhead(selection: Selection, today: IsoDate): Selection {
  return products
    .filter((product) => firstDays(selection)[product].some((day) => day < today))
    .reduce(withoutProduct, selection)
}

function searchesOf(
  { outboundFlight, room, tour, package: travelPackage }: StoredState['selection'],
  { flightSearch, hotelSearch, tourSearch }: Omit<StoredState, 'selection'>,
): SelectionSearches {
  return {
    flight: outboundFlight && flightSearch,
    hotel: room && hotelSearch,
    tour: tour && tourSearch,
    package: travelPackage && hotelSearch,
  }
}

function firstDays({ outboundFlight, inboundFlight, searches }: Selection) {
  const { hotel, tour, package: stay } = searches
  return {
    flight: [outboundFlight, inboundFlight].flatMap((flight) => flight?.date ?? []),
    hotel: hotel ? [hotel.checkInDate] : [],
    tour: tour ? [tour.tourDate] : [],
    package: stay ? [stay.checkInDate] : [],
  }
}
