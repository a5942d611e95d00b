import type { BegunBooking } from './begun-booking.ts'
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
 * Events of the shared bus by name, with the payload of their current version. Adding an optional field keeps the version;
 * any other change is a new version. Readers ignore what they do not know.
 */
export type EventPayloads = {
  'flight-search-changed': Partial<FlightSearch>
  'hotel-search-changed': Partial<HotelSearch>
  'tour-search-changed': Partial<TourSearch>
  /** The visitor changed a count of the flight search: hotels and tours follow (product 2.7). */
  'traveller-count-changed': { band: TravellerBand; count: number }
  'flight-search-started': Record<string, never>
  /** Retired: releases of flights up to 1.0 publish it, and nothing reads it. */
  'flight-search-ended': { outcome: 'loaded' | 'failed' }
  /**
   * `search` of a selection is the search it was made from, and what its summary books; where an older release leaves it
   * out, the session's own. Selecting the same again with another search changes the dates or guests.
   */
  'outbound-flight-selected': { flight: SelectedFlight; search?: FlightSearch }
  'inbound-flight-selected': { flight: SelectedFlight }
  'room-selected': { hotel: SelectedHotel; room: SelectedRoom; search?: HotelSearch }
  'tour-selected': { tour: SelectedTour; search?: TourSearch }
  'package-selected': { package: SelectedPackage; search?: HotelSearch }
  /** All three parameter sets return to their defaults and the flight selection is cleared (product 2.7). */
  'search-reset': Record<string, never>
  /** The booking of this product ended; its selection is dropped. */
  'selection-cleared': { product: Product }
  /** All bookings that this visit has begun, newest first: one was begun, answered or given up. */
  'bookings-begun': { begun: BegunBooking[] }
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
  'bookings-begun': 1,
  'today-known': 1,
}

/** One event on the bus. `source` is the app that published it ("flights", "shell"). */
export type StorefrontEvent<Name extends EventName = EventName> = {
  [N in Name]: { name: N; version: number; payload: EventPayloads[N]; source: string }
}[Name]
