import type { Product } from '@storefront/contract'
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
import type { Selection, Session } from '@storefront/session'
import * as v from 'valibot'

const selectionShape = v.variant('product', [
  v.object({
    product: v.literal('flight'),
    outbound: selectedFlightSchema,
    inbound: v.nullable(selectedFlightSchema),
    search: flightSearchSchema,
  }),
  v.object({
    product: v.literal('hotel'),
    hotel: selectedHotelSchema,
    room: selectedRoomSchema,
    search: hotelSearchSchema,
  }),
  v.object({ product: v.literal('tour'), tour: selectedTourSchema, search: tourSearchSchema }),
  v.object({
    product: v.literal('package'),
    package: selectedPackageSchema,
    search: hotelSearchSchema,
  }),
])

/** A selection of one product with the search it was made from, as it outlives the visit. */
export type KeptSelection = v.InferOutput<typeof selectionShape>

/** Reads a selection that a device kept; null where it is malformed. */
export function readSelection(kept: unknown): KeptSelection | null {
  const result = v.safeParse(selectionShape, kept)
  return result.success ? result.output : null
}

/** Returns the visitor's selection of a product; null where nothing is selected. */
export function selectionOf(selection: Selection, product: Product): KeptSelection | null {
  const { outboundFlight, inboundFlight, hotel, room, tour, package: trip, searches } = selection
  switch (product) {
    case 'flight': {
      const { flight: search } = searches
      return outboundFlight && search
        ? { product, outbound: outboundFlight, inbound: inboundFlight, search }
        : null
    }
    case 'hotel': {
      const { hotel: search } = searches
      return hotel && room && search ? { product, hotel, room, search } : null
    }
    case 'tour':
      return tour && searches.tour && { product, tour, search: searches.tour }
    case 'package':
      return trip && searches.package && { product, package: trip, search: searches.package }
  }
}

/** Selects again, as the visitor did. */
export function selectAgain(session: Session, selection: KeptSelection): void {
  switch (selection.product) {
    case 'flight': {
      const { outbound, inbound, search } = selection
      session.publish('outbound-flight-selected', { flight: outbound, search })
      if (inbound) session.publish('inbound-flight-selected', { flight: inbound })
      return
    }
    case 'hotel': {
      const { hotel, room, search } = selection
      session.publish('room-selected', { hotel, room, search })
      return
    }
    case 'tour': {
      const { tour, search } = selection
      session.publish('tour-selected', { tour, search })
      return
    }
    case 'package': {
      const { package: trip, search } = selection
      session.publish('package-selected', { package: trip, search })
    }
  }
}
