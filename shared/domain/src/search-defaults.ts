import type { FlightSearch, HotelSearch, IsoDate, TourSearch } from '@storefront/contract'
import { addDays, earliestDate } from './dates.ts'
import { defaultTravellers } from './travellers.ts'

/** A flight search before anything is chosen (product 2.5): one way, Economy, today + 4 days. */
export function defaultFlightSearch(today: IsoDate): FlightSearch {
  return {
    type: 'Oneway',
    from: null,
    to: null,
    departureDate: earliestDate(today),
    returnDate: null,
    travellers: { ...defaultTravellers },
    cabinClass: 'Economy',
  }
}

/** A hotel search before anything is chosen (product 2.5): one night from today + 4 days. Packages use it too. */
export function defaultHotelSearch(today: IsoDate): HotelSearch {
  const checkInDate = earliestDate(today)
  return {
    destination: '',
    checkInDate,
    checkOutDate: addDays(checkInDate, 1),
    guests: { ...defaultTravellers },
  }
}

/** A tour search before anything is chosen (product 2.5): today + 4 days. */
export function defaultTourSearch(today: IsoDate): TourSearch {
  return { destination: '', tourDate: earliestDate(today), guests: { ...defaultTravellers } }
}
