import { begunBookingSchema } from '@storefront/contract/begun-booking'
import {
  flightSearchSchema,
  hotelSearchSchema,
  selectedFlightSchema,
  selectedHotelSchema,
  selectedPackageSchema,
  selectedRoomSchema,
  selectedTourSchema,
  tourSearchSchema,
} from '@storefront/contract/selections'
import * as v from 'valibot'

const selectionSearches = v.object({
  flight: v.nullable(flightSearchSchema),
  hotel: v.nullable(hotelSearchSchema),
  tour: v.nullable(tourSearchSchema),
  package: v.nullable(hotelSearchSchema),
})

/** Searches of the selections by product. Only a new choice and the summary change them. */
export type SelectionSearches = v.InferOutput<typeof selectionSearches>

const selection = v.object({
  outboundFlight: v.nullable(selectedFlightSchema),
  inboundFlight: v.nullable(selectedFlightSchema),
  hotel: v.nullable(selectedHotelSchema),
  room: v.nullable(selectedRoomSchema),
  tour: v.nullable(selectedTourSchema),
  package: v.nullable(selectedPackageSchema),
  /** Absent in the storage of earlier releases. */
  searches: v.exactOptional(selectionSearches),
})

/** Choices by product, null until chosen, each with its search. */
export type Selection = Required<v.InferOutput<typeof selection>>

/** State kept between pages of a tab, without drafts. Unknown fields are dropped. */
export const storedState = v.object({
  flightSearch: flightSearchSchema,
  hotelSearch: hotelSearchSchema,
  tourSearch: tourSearchSchema,
  toursCopyFlights: v.fallback(v.optional(v.boolean(), false), false),
  selection,
  // Absent in the storage of earlier releases.
  begun: v.fallback(v.optional(v.array(begunBookingSchema), []), []),
})

export type StoredState = v.InferOutput<typeof storedState>
