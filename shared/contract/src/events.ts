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
 * What happens on the shared bus, by name, with the payload of its current version (design, State).
 * Adding an optional field keeps the version; any other change is a new version. Readers ignore what they do not know.
 */
export type EventPayloads = {
  'flight-search-changed': Partial<Omit<FlightSearch, 'travellers'>>
  'hotel-search-changed': Partial<Omit<HotelSearch, 'guests'>>
  'tour-search-changed': Partial<Omit<TourSearch, 'guests'>>
  /** A count changed on any tab: flights, hotels and tours all follow (spec §4). */
  'traveller-count-changed': { band: TravellerBand; count: number }
  'flight-search-started': Record<string, never>
  'flight-search-ended': { outcome: 'loaded' | 'failed' }
  'outbound-flight-selected': { flight: SelectedFlight }
  'inbound-flight-selected': { flight: SelectedFlight }
  'room-selected': { hotel: SelectedHotel; room: SelectedRoom }
  'tour-selected': { tour: SelectedTour }
  'package-selected': { package: SelectedPackage }
  /** All three parameter sets return to their defaults and the flight selection is cleared (spec §4). */
  'search-reset': Record<string, never>
  /** The booking of this product ended; its selection is dropped. */
  'selection-cleared': { product: Product }
  /** The visitor's own calendar day is known (after hydration); untouched default dates follow it. */
  'today-known': { today: IsoDate }
}

export type EventName = keyof EventPayloads

/** Current version of every event. */
export const eventVersions: { [Name in EventName]: number } = {
  'flight-search-changed': 1,
  'hotel-search-changed': 1,
  'tour-search-changed': 1,
  'traveller-count-changed': 1,
  'flight-search-started': 1,
  'flight-search-ended': 1,
  'outbound-flight-selected': 2,
  'inbound-flight-selected': 2,
  'room-selected': 1,
  'tour-selected': 1,
  'package-selected': 1,
  'search-reset': 1,
  'selection-cleared': 1,
  'today-known': 1,
}

/** One event on the bus. `source` is the app that published it ("flights", "shell"). */
export type StorefrontEvent<Name extends EventName = EventName> = {
  [N in Name]: { name: N; version: number; payload: EventPayloads[N]; source: string }
}[Name]
