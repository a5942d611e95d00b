import {
  type EventName,
  eventVersions,
  type Product,
  type StorefrontEvent,
} from '@storefront/contract'
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

const event = <Name extends EventName, Payload extends v.ObjectEntries>(
  name: Name,
  payload: Payload,
) => v.object({ name: v.literal(name), payload: v.object(payload) })

const eventsShape = v.array(
  v.union([
    event('outbound-flight-selected', { flight: selectedFlightSchema, search: flightSearchSchema }),
    event('inbound-flight-selected', { flight: selectedFlightSchema }),
    event('room-selected', {
      hotel: selectedHotelSchema,
      room: selectedRoomSchema,
      search: hotelSearchSchema,
    }),
    event('tour-selected', { tour: selectedTourSchema, search: tourSearchSchema }),
    event('package-selected', { package: selectedPackageSchema, search: hotelSearchSchema }),
  ]),
)

/** Events that restore the selection of a product and its search. */
export type KeptSelection = v.InferOutput<typeof eventsShape>

/** Returns the events that restore a product's current selection; empty if nothing is selected. */
export function selectionOf(selection: Selection, product: Product): KeptSelection {
  const { outboundFlight, inboundFlight, hotel, room, tour, package: trip, searches } = selection
  switch (product) {
    case 'flight': {
      const { flight: search } = searches
      if (!outboundFlight || !search) return []
      const outbound = { flight: outboundFlight, search }
      return [
        { name: 'outbound-flight-selected', payload: outbound },
        ...(inboundFlight
          ? [{ name: 'inbound-flight-selected' as const, payload: { flight: inboundFlight } }]
          : []),
      ]
    }
    case 'hotel': {
      const { hotel: search } = searches
      return hotel && room && search
        ? [{ name: 'room-selected', payload: { hotel, room, search } }]
        : []
    }
    case 'tour': {
      const { tour: search } = searches
      return tour && search ? [{ name: 'tour-selected', payload: { tour, search } }] : []
    }
    case 'package': {
      const { package: search } = searches
      return trip && search
        ? [{ name: 'package-selected', payload: { package: trip, search } }]
        : []
    }
  }
}

/** Replays a stored selection. Returns false, without selecting, if it is malformed. */
export function selectAgain(session: Session, kept: unknown): boolean {
  const events = v.safeParse(eventsShape, kept)
  if (!events.success) return false
  for (const { name, payload } of events.output) {
    const version = eventVersions[name]
    session.dispatch({ name, payload, version, source: 'booking' } as StorefrontEvent)
  }
  return true
}
