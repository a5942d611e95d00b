import { type IsoDate, products } from '@storefront/contract'
import { atOwnLength } from '@storefront/domain'
import { type Selection, type SelectionSearches, withoutProduct } from './state.ts'
import type { StoredState } from './stored-state.ts'

/**
 * A selection as it was stored; one that a page of an earlier release stored takes the searches beside it. A package
 * keeps its own length.
 */
export function readSelection({ selection, ...own }: StoredState): Selection {
  const { package: travelPackage } = selection
  const searches = selection.searches ?? searchesOf(selection, own)
  const stay = travelPackage && searches.package && atOwnLength(travelPackage, searches.package)
  return { ...selection, searches: { ...searches, package: stay } }
}

/** The selection without what begins before `today`: it has left, or its first night is over. */
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
