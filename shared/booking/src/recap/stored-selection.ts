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

const eventShape = v.union([
  event('outbound-flight-selected', { flight: selectedFlightSchema, search: flightSearchSchema }),
  event('inbound-flight-selected', { flight: selectedFlightSchema }),
  event('room-selected', {
    hotel: selectedHotelSchema,
    room: selectedRoomSchema,
    search: hotelSearchSchema,
  }),
  event('tour-selected', { tour: selectedTourSchema, search: tourSearchSchema }),
  event('package-selected', { package: selectedPackageSchema, search: hotelSearchSchema }),
])

/** Events that restore the selection of a product and its search. */
export type StoredSelection = v.InferOutput<typeof eventShape>[]

/** Returns the events that restore a product's current selection; empty if nothing is selected. */
export function selectionOf(selection: Selection, product: Product): StoredSelection {
  const { outboundFlight, inboundFlight, hotel, room, searches } = selection
  const search = searches[product]
  const events: Record<Product, unknown[]> = {
    flight: [
      { name: 'outbound-flight-selected', payload: { flight: outboundFlight, search } },
      { name: 'inbound-flight-selected', payload: { flight: inboundFlight } },
    ],
    hotel: [{ name: 'room-selected', payload: { hotel, room, search } }],
    tour: [{ name: 'tour-selected', payload: { tour: selection.tour, search } }],
    package: [{ name: 'package-selected', payload: { package: selection.package, search } }],
  }
  return events[product].filter((one) => v.is(eventShape, one))
}

/** Replays a stored selection. Returns false, without selecting, if it is malformed. */
export function selectAgain(session: Session, stored: unknown): boolean {
  const events = v.safeParse(v.array(eventShape), stored)
  if (!events.success) return false
  for (const { name, payload } of events.output) {
    const version = eventVersions[name]
    session.dispatch({ name, payload, version, source: 'booking' } as StorefrontEvent)
  }
  return true
}
