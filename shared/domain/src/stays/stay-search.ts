import type { HotelSearch, IsoDate } from '@storefront/contract'
import type { AskedSearch } from '../addresses.ts'
import {
  addDays,
  earliestDate,
  formatDayDate,
  formatDays,
  isIsoDate,
  maxDate,
  nightsBetween,
} from '../dates.ts'
import {
  formatGuests,
  parseGuests,
  tooManyTravellersText,
  travellerSummary,
} from '../travellers.ts'

/** Destination, dates and guests of a search for hotels or packages (product 2.6). */
export type StaySearch = HotelSearch

/** The parameters of an address that make a search. */
export const stayParameters = ['destination', 'checkin', 'checkout', 'guests'] as const

/** Address of what a search finds at `list` (product 2.6). */
export function stayResultsAddress(list: string, search: StaySearch): string {
  const destination = search.destination.trim()
  return `${list}?${new URLSearchParams({ destination, ...datesAndGuests(search) })}`
}

/** Address of one record's `page` with the stay that its prices are for. */
export function stayDetailAddress(page: string, search: StaySearch): string {
  return `${page}?${new URLSearchParams(datesAndGuests(search))}`
}

/** The dates and guests of a search as query parameters; guests are 'adults,children,infants' (product 2.6). */
export function datesAndGuests({ checkInDate, checkOutDate, guests }: StaySearch) {
  return { checkin: checkInDate, checkout: checkOutDate, guests: formatGuests(guests) }
}

/**
 * Returns the search of an address. Missing parts come from the session's hotel search, except the destination: without
 * one the search is for everything. Bad input is corrected: unreadable dates are ignored, a check-out not after check-in
 * is the next day, a stay before the earliest date (product 2.6) moves there and keeps its length, counts are capped
 * (product 2.6). Replaced dates are listed as corrections.
 */
export function readStaySearch(
  params: URLSearchParams,
  { today, hotelSearch: own }: { today: IsoDate; hotelSearch: StaySearch },
): AskedSearch<StaySearch> {
  const stay = askedDates(params, own)
  const guests = params.get('guests')
  const earliest = earliestDate(today)
  const checkInDate = maxDate(stay.checkInDate, earliest)
  const nights = nightsBetween(stay.checkInDate, stay.checkOutDate)
  const isMoved = checkInDate !== stay.checkInDate
  return {
    search: {
      destination: params.get('destination')?.trim() ?? '',
      checkInDate,
      checkOutDate: isMoved ? addDays(checkInDate, nights) : stay.checkOutDate,
      guests: guests ? parseGuests(guests) : own.guests,
    },
    corrections: [
      isMoved
        ? `The earliest check-in is ${formatDayDate(earliest)}, so we moved your stay to that day.`
        : isBackwards(params) &&
          `The check-out was not after the check-in, so we moved it to ${formatDayDate(stay.checkOutDate)}.`,
      tooManyTravellersText(guests),
    ].filter((text) => typeof text === 'string'),
  }
}

/** True when two searches ask for the same stay in the same place. */
export function isSameStaySearch(a: StaySearch, b: StaySearch): boolean {
  return stayResultsAddress('', a) === stayResultsAddress('', b)
}

/** '1 night', '3 nights'. */
export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}

/** 'Tue 24-11-2026 to Fri 27-11-2026'. */
export function stayDates({ checkInDate, checkOutDate }: StaySearch): string {
  return formatDays(checkInDate, checkOutDate)
}

/** 'Tue 24-11-2026 to Fri 27-11-2026, 3 nights, 2 Adults'. */
export function stayText(search: StaySearch): string {
  const nights = nightsText(nightsBetween(search.checkInDate, search.checkOutDate))
  return `${stayDates(search)}, ${nights}, ${travellerSummary(search.guests)}`
}

function askedDates(params: URLSearchParams, own: StaySearch) {
  const [checkIn, checkOut] = [params.get('checkin'), params.get('checkout')]
  if (!isIsoDate(checkIn)) return own
  const isStay = isIsoDate(checkOut) && checkOut > checkIn
  return { checkInDate: checkIn, checkOutDate: isStay ? checkOut : addDays(checkIn, 1) }
}

/** True when both dates can be read but make no stay. */
function isBackwards(params: URLSearchParams): boolean {
  const [checkIn, checkOut] = [params.get('checkin'), params.get('checkout')]
  return isIsoDate(checkIn) && isIsoDate(checkOut) && checkOut <= checkIn
}
