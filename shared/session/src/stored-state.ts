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

/** Searches of the selections, by product. Only the visitor's choice and the summary change one. */
export type SelectionSearches = v.InferOutput<typeof selectionSearches>

const selection = v.object({
  outboundFlight: v.nullable(selectedFlightSchema),
  inboundFlight: v.nullable(selectedFlightSchema),
  hotel: v.nullable(selectedHotelSchema),
  room: v.nullable(selectedRoomSchema),
  tour: v.nullable(selectedTourSchema),
  package: v.nullable(selectedPackageSchema),
  /** The search each was chosen with, which its summary shows and books. A page of an earlier release stored none. */
  searches: v.exactOptional(selectionSearches),
})

/** Choices of the visitor by product, null until chosen, each with the search it was chosen with. */
export type Selection = Required<v.InferOutput<typeof selection>>

/** The part of a session that lasts between two pages of a tab, never drafts; anything else in it is dropped on reading. */
export const storedState = v.object({
  flightSearch: flightSearchSchema,
  hotelSearch: hotelSearchSchema,
  tourSearch: tourSearchSchema,
  toursCopyFlights: v.fallback(v.optional(v.boolean(), false), false),
  selection,
  // A page of an earlier release stored none.
  begun: v.fallback(v.optional(v.array(begunBookingSchema), []), []),
})

/** Search parameters, selections and booking attempts. */
export type StoredState = v.InferOutput<typeof storedState>
