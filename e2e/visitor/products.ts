import { type Product, paths } from '@storefront/contract'
import { flightsFound } from '../site/public-pages.ts'
import { dayFromToday } from './days.ts'
import { openHotel, selectRoom } from './hotels.ts'
import { bookTrip, openTrip, type TripKind, tripsShown } from './trips.ts'
import type { Visitor } from './visitor.ts'

/** One of the four things that are sold, and how one traveller arrives at its summary by the shortest way. */
export type SoldThing = {
  name: Product
  summary: string
  label: 'Passenger' | 'Guest'
  arrives: (visitor: Visitor) => Promise<void>
}

const stay = `checkin=${dayFromToday(30)}&checkout=${dayFromToday(35)}`

export const products: SoldThing[] = [
  {
    name: 'flight',
    summary: paths.flightSummary,
    label: 'Passenger',
    arrives: async (visitor) => {
      await visitor.opens(flightsFound)
      await visitor.choosesFirstFlight('departure')
      await visitor.sees(visitor.heading('Flight Summary'))
    },
  },
  {
    name: 'hotel',
    summary: paths.roomSummary,
    label: 'Guest',
    arrives: async (visitor) => {
      await visitor.opens(`${paths.hotels}?destination=M%C3%A9rida&${stay}&guests=1`)
      await openHotel(visitor.page, 'Casa Flamboyán')
      await selectRoom(visitor.page, 'Courtyard Room')
    },
  },
  trip('tour', `${paths.tours}?destination=Cozumel`, paths.tourSummary),
  trip('package', `${paths.packages}?${stay}`, paths.packageSummary),
]

/** Searches a round trip for two and an infant, and chooses its departure. */
export async function arrivesAtWayBack(visitor: Visitor) {
  await visitor.opens(paths.home)
  await visitor.searchesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Houston', 'IAH'],
    departs: dayFromToday(11),
    returns: dayFromToday(14),
    party: { adults: 2, infants: 1 },
  })
  await visitor.choosesFirstFlight('departure')
  await visitor.seesFlights('return')
}

function trip(kind: TripKind, list: string, summary: string): SoldThing {
  return {
    name: kind,
    summary,
    label: 'Guest',
    arrives: async (visitor) => {
      await visitor.opens(list)
      const [first] = await tripsShown(visitor.page, kind)
      await openTrip(visitor.page, kind, first?.name ?? '')
      await bookTrip(visitor.page, kind)
    },
  }
}
