import type { Product } from './products.ts'
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
  TravellerBand,
} from './selections.ts'

/**
 * Bus events with the payload of their current version. A new optional field keeps the version, other changes make a
 * new version. Readers ignore unknown events, versions and fields.
 */
export type EventPayloads = {
  'flight-search-changed': Partial<FlightSearch>
  'hotel-search-changed': Partial<HotelSearch>
  'tour-search-changed': Partial<TourSearch>
  /** A traveller count of the flight search changed; hotels and tours follow (product 2.7). */
  'traveller-count-changed': { band: TravellerBand; count: number }
  'flight-search-started': Record<string, never>
  /** `search` is the search that the selection was made from. The same item with another search changes dates or guests. */
  'outbound-flight-selected': { flight: SelectedFlight; search: FlightSearch }
  'inbound-flight-selected': { flight: SelectedFlight }
  'room-selected': { hotel: SelectedHotel; room: SelectedRoom; search: HotelSearch }
  'tour-selected': { tour: SelectedTour; search: TourSearch }
  'package-selected': { package: SelectedPackage; search: HotelSearch }
  /** Resets all search parameters and clears the flight selection (product 2.7). */
  'search-reset': Record<string, never>
  /** The booking ended; clears its selection. */
  'selection-cleared': { product: Product }
  /** The visitor's calendar day, published after hydration. Default dates follow it until the visitor changes them. */
  'today-known': { today: IsoDate }
}

export type EventName = keyof EventPayloads

export const eventVersions: { [Name in EventName]: number } = {
  'flight-search-changed': 1,
  'hotel-search-changed': 1,
  'tour-search-changed': 1,
  'traveller-count-changed': 1,
  'flight-search-started': 1,
  'outbound-flight-selected': 3,
  'inbound-flight-selected': 2,
  'room-selected': 2,
  'tour-selected': 2,
  'package-selected': 2,
  'search-reset': 1,
  'selection-cleared': 1,
  'today-known': 1,
}

/** Event on the bus. `source` is the publishing app ("flights", "shell"). */
export type StorefrontEvent<Name extends EventName = EventName> = {
  [N in Name]: { name: N; version: number; payload: EventPayloads[N]; source: string }
}[Name]
