import { type IsoDate, type Product, products, type Selection } from '@storefront/contract'
import { selectionSchema } from '@storefront/contract/selections'
import * as v from 'valibot'
import type { Session } from './session.ts'
import { withoutProduct } from './state.ts'

/** Drops selections that begin before `today`. */
export function stillAhead(selection: Selection, today: IsoDate): Selection {
  return products
    .filter((product) => firstDays(selection)[product].some((day) => day < today))
    .reduce(withoutProduct, selection)
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

/** The selection without other products than `product`. */
export function selectionOf(selection: Selection, product: Product): Selection {
  return products.filter((other) => other !== product).reduce(withoutProduct, selection)
}

/** Selects what was stored, with its search. Returns false, without selecting, if it is malformed or empty. */
export function selectAgain(session: Session, stored: unknown): boolean {
  const result = v.safeParse(selectionSchema, stored)
  if (!result.success) return false
  const { outboundFlight, inboundFlight, hotel, room, searches, ...trips } = result.output
  if (outboundFlight && searches.flight)
    session.publish('outbound-flight-selected', { flight: outboundFlight, search: searches.flight })
  if (inboundFlight) session.publish('inbound-flight-selected', { flight: inboundFlight })
  if (hotel && room && searches.hotel)
    session.publish('room-selected', { hotel, room, search: searches.hotel })
  if (trips.tour && searches.tour)
    session.publish('tour-selected', { tour: trips.tour, search: searches.tour })
  if (trips.package && searches.package)
    session.publish('package-selected', { package: trips.package, search: searches.package })
  return Object.values(searches).some((search) => search !== null)
}
