import { paths } from '@storefront/contract'
import { flightsFound } from '../site/public-pages.ts'
import { dayFromToday } from './days.ts'
import { openHotel, selectRoom } from './hotels.ts'
import { bookTrip, openTrip, type TripKind, tripsShown } from './trips.ts'
import type { Visitor } from './visitor.ts'

/** One of the four things that are sold, and how one traveller arrives at its summary by the shortest way. */
export type Product = {
  name: string
  summary: string
  label: 'Passenger' | 'Guest'
  arrives: (visitor: Visitor) => Promise<void>
  /** The two calls that end its summary, below `/api/v1`, and what is said where they fail. */
  calls: Record<'card' | 'whatsApp', { path: string; failure: string }>
}

const stay = `checkin=${dayFromToday(30)}&checkout=${dayFromToday(35)}`

/** The texts of hotels; those of tours and packages too. */
const failures = {
  card: 'An error occurred while creating the booking. Please try again.',
  whatsApp: 'An error occurred while creating your booking request. Please try again.',
}

export const products: Product[] = [
  {
    name: 'flight',
    summary: paths.flightSummary,
    label: 'Passenger',
    arrives: async (visitor) => {
      await visitor.opens(flightsFound)
      await visitor.choosesFirstFlight('departure')
      await visitor.sees(visitor.heading('Flight Summary'))
    },
    calls: {
      card: {
        path: '/bookings/create-checkout',
        failure: 'An error occurred while trying to proceed to payment. Please try again.',
      },
      whatsApp: {
        path: '/bookings/whatsapp',
        failure: 'An error occurred while creating your booking. Please try again.',
      },
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
    calls: {
      card: { path: '/hotel-bookings/create-checkout', failure: failures.card },
      whatsApp: { path: '/hotels/whatsapp', failure: failures.whatsApp },
    },
  },
  trip('tour', `${paths.tours}?destination=Cozumel`, paths.tourSummary),
  trip('package', `${paths.packages}?${stay}`, paths.packageSummary),
]

function trip(kind: TripKind, list: string, summary: string): Product {
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
    calls: {
      card: { path: `/${kind}s/checkout`, failure: failures.card },
      whatsApp: { path: `/${kind}s/whatsapp`, failure: failures.whatsApp },
    },
  }
}
