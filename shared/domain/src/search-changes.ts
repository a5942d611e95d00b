import type {
  FlightSearch,
  FlightType,
  HotelSearch,
  IsoDate,
  TourSearch,
} from '@storefront/contract'
import { addDays, defaultReturnDate, isIsoDate } from './dates.ts'
import { changeTravellers } from './travellers.ts'

/** Last day whose next day still has a four-digit year. */
const lastStart = '9999-12-30'

/** Changes a flight search. Only a round trip has a return date, which is never before the departure (product 2.7). */
export function changeFlightSearch(
  search: FlightSearch,
  change: Partial<FlightSearch>,
): FlightSearch {
  const type = change.type ?? search.type
  const departureDate = readable(change.departureDate) ?? search.departureDate
  const returnDate = readable(change.returnDate) ?? search.returnDate
  return {
    ...search,
    type,
    from: change.from === undefined ? search.from : change.from,
    to: change.to === undefined ? search.to : change.to,
    departureDate,
    returnDate: returnDateFor(type, departureDate, returnDate),
    travellers: changeTravellers(search.travellers, change.travellers),
    cabinClass: change.cabinClass ?? search.cabinClass,
  }
}

/** Changes a hotel search; check-out stays after check-in. */
export function changeHotelSearch(search: HotelSearch, change: Partial<HotelSearch>): HotelSearch {
  const checkInDate = readable(change.checkInDate) ?? search.checkInDate
  const checkOutDate = readable(change.checkOutDate) ?? search.checkOutDate
  return {
    ...search,
    destination: change.destination ?? search.destination,
    checkInDate,
    checkOutDate: checkOutDate > checkInDate ? checkOutDate : addDays(checkInDate, 1),
    guests: changeTravellers(search.guests, change.guests),
  }
}

export function changeTourSearch(search: TourSearch, change: Partial<TourSearch>): TourSearch {
  return {
    ...search,
    ...change,
    destination: change.destination ?? search.destination,
    tourDate: readable(change.tourDate) ?? search.tourDate,
    guests: changeTravellers(search.guests, change.guests),
  }
}

function returnDateFor(type: FlightType, departureDate: IsoDate, returnDate: IsoDate | null) {
  if (type === 'Oneway') return null
  return returnDate !== null && returnDate >= departureDate
    ? returnDate
    : defaultReturnDate(departureDate)
}

/** Returns the date, or undefined if no search can start on it. */
function readable(date: IsoDate | null | undefined): IsoDate | undefined {
  return isIsoDate(date) && date <= lastStart ? date : undefined
}
