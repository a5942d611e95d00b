import type { FlightSearch, HotelSearch, IsoDate, TourSearch } from '@storefront/contract'
import { addDays, earliestDate } from './dates.ts'
import { defaultTravellers } from './travellers.ts'

/** Default flight search (product 2.5). */
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

/** Default search for hotels and packages (product 2.5). */
export function defaultHotelSearch(today: IsoDate): HotelSearch {
  const checkInDate = earliestDate(today)
  return {
    destination: '',
    checkInDate,
    checkOutDate: addDays(checkInDate, 1),
    guests: { ...defaultTravellers },
  }
}

/** Default tour search (product 2.5). */
export function defaultTourSearch(today: IsoDate): TourSearch {
  return { destination: '', tourDate: earliestDate(today), guests: { ...defaultTravellers } }
}
