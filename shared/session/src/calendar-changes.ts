import type { IsoDate } from '@storefront/contract'
import {
  addDays,
  changeFlightSearch,
  changeHotelSearch,
  earliestDate,
  isIsoDate,
  maxDate,
  nightsBetween,
} from '@storefront/domain'
import type { SessionState } from './state.ts'

type Searches = Pick<SessionState, 'flightSearch' | 'hotelSearch' | 'tourSearch'>

/** Applies the visitor's day: moves searches that start on the default date, keeps those on a chosen one. */
export function followToday(state: SessionState, today: IsoDate): SessionState {
  if (!isIsoDate(today) || today === state.today) return state
  const follow = (date: IsoDate) =>
    date === earliestDate(state.today) ? earliestDate(today) : date
  return { ...state, today, ...starting(state, follow) }
}

/** Moves searches that start before `earliest` to it. */
export function moveToEarliest(searches: Searches, earliest: IsoDate): Searches {
  return starting(searches, (date) => maxDate(date, earliest))
}

/** Moves the first day of each search. Trips and stays keep their length. */
function starting(searches: Searches, move: (date: IsoDate) => IsoDate): Searches {
  const { flightSearch, hotelSearch, tourSearch } = searches
  const endOf = (start: IsoDate, end: IsoDate) => addDays(move(start), nightsBetween(start, end))
  const { departureDate, returnDate } = flightSearch
  const { checkInDate, checkOutDate } = hotelSearch
  return {
    flightSearch: changeFlightSearch(flightSearch, {
      departureDate: move(departureDate),
      returnDate: returnDate && endOf(departureDate, returnDate),
    }),
    hotelSearch: changeHotelSearch(hotelSearch, {
      checkInDate: move(checkInDate),
      checkOutDate: endOf(checkInDate, checkOutDate),
    }),
    tourSearch: { ...tourSearch, tourDate: move(tourSearch.tourDate) },
  }
}
