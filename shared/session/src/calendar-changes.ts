import type { IsoDate } from '@storefront/contract'
import {
  addDays,
  changeFlightSearch,
  changeHotelSearch,
  defaultReturnDate,
  earliestDate,
  isIsoDate,
  maxDate,
  nightsBetween,
} from '@storefront/domain'
import type { SessionState } from './state.ts'

type Searches = Pick<SessionState, 'flightSearch' | 'hotelSearch' | 'tourSearch'>

/** Applies the visitor's day: moves default dates, keeps chosen dates. */
export function followToday(state: SessionState, today: IsoDate): SessionState {
  if (!isIsoDate(today) || today === state.today) return state
  const { flightSearch, hotelSearch, tourSearch } = state
  const follow = (date: IsoDate) =>
    date === earliestDate(state.today) ? earliestDate(today) : date
  const departureDate = follow(flightSearch.departureDate)
  const checkInDate = follow(hotelSearch.checkInDate)
  const isDefaultReturn = flightSearch.returnDate === defaultReturnDate(flightSearch.departureDate)
  const isDefaultStay = nightsBetween(hotelSearch.checkInDate, hotelSearch.checkOutDate) === 1
  return {
    ...state,
    today,
    flightSearch: changeFlightSearch(flightSearch, {
      departureDate,
      ...(isDefaultReturn ? { returnDate: defaultReturnDate(departureDate) } : {}),
    }),
    hotelSearch: changeHotelSearch(hotelSearch, {
      checkInDate,
      ...(isDefaultStay ? { checkOutDate: addDays(checkInDate, 1) } : {}),
    }),
    tourSearch: { ...tourSearch, tourDate: follow(tourSearch.tourDate) },
  }
}

/** Moves dates that are before `earliest` to it. Trips and stays keep their length. */
export function moveToEarliest(searches: Searches, earliest: IsoDate): Searches {
  const { flightSearch, hotelSearch, tourSearch } = searches
  const departureDate = maxDate(flightSearch.departureDate, earliest)
  const checkInDate = maxDate(hotelSearch.checkInDate, earliest)
  const moved = nightsBetween(flightSearch.departureDate, departureDate)
  const nights = nightsBetween(hotelSearch.checkInDate, hotelSearch.checkOutDate)
  return {
    flightSearch: changeFlightSearch(flightSearch, {
      departureDate,
      returnDate: flightSearch.returnDate && addDays(flightSearch.returnDate, moved),
    }),
    hotelSearch: changeHotelSearch(hotelSearch, {
      checkInDate,
      checkOutDate: addDays(checkInDate, nights),
    }),
    tourSearch: { ...tourSearch, tourDate: maxDate(tourSearch.tourDate, earliest) },
  }
}
