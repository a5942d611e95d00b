import type { HotelSearch, IsoDate } from '@storefront/contract'
import { dateCorrection, type RequestedSearch } from '../addresses.ts'
import { countText } from '../counts.ts'
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

/** Search for hotels or packages (product 2.6). */
export type StaySearch = HotelSearch

/** URL of the results at `list` (product 2.6). */
export function stayResultsAddress(list: string, search: StaySearch): string {
  const destination = search.destination.trim()
  return `${list}?${new URLSearchParams({ destination, ...datesAndGuests(search) })}`
}

/** URL of a record's `page` with dates and guests. */
export function stayDetailAddress(page: string, search: StaySearch): string {
  return `${page}?${new URLSearchParams(datesAndGuests(search))}`
}

/** Query parameters; guests are 'adults,children,infants' (product 2.6). */
export function datesAndGuests({ checkInDate, checkOutDate, guests }: StaySearch) {
  return { checkin: checkInDate, checkout: checkOutDate, guests: formatGuests(guests) }
}

/**
 * Reads and completes the search in a URL. Missing dates and guests come from the session's hotel search. No destination
 * means all. Caps counts, moves a check-out to after check-in, and a stay that is too early to the earliest date, with
 * the same length (product 2.6). `corrections` lists the replaced values.
 */
export function readStaySearch(
  params: URLSearchParams,
  { today, hotelSearch: own }: { today: IsoDate; hotelSearch: StaySearch },
): RequestedSearch<StaySearch> {
  const { stay, correction } = requestedDates(params, own)
  const guests = params.get('guests') || formatGuests(own.guests)
  const earliest = earliestDate(today)
  const checkInDate = maxDate(stay.checkInDate, earliest)
  const nights = nightsBetween(stay.checkInDate, stay.checkOutDate)
  const isMoved = checkInDate !== stay.checkInDate
  return {
    search: {
      destination: params.get('destination')?.trim() ?? '',
      checkInDate,
      checkOutDate: isMoved ? addDays(checkInDate, nights) : stay.checkOutDate,
      guests: parseGuests(guests),
    },
    corrections: [
      isMoved
        ? `The earliest check-in is ${formatDayDate(earliest)}, so we moved your stay to that day.`
        : correction,
      tooManyTravellersText(guests),
    ].filter((text) => text !== null),
  }
}

/** '1 night', '3 nights'. */
export function nightsText(nights: number): string {
  return countText(nights, 'night', 'nights')
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

function requestedDates(params: URLSearchParams, own: StaySearch) {
  const [checkin, checkout] = [params.get('checkin'), params.get('checkout')]
  if (!isIsoDate(checkin)) {
    return { stay: own, correction: dateCorrection('check-in', checkin, own.checkInDate) }
  }
  if (isIsoDate(checkout) && checkout > checkin) {
    return { stay: { checkInDate: checkin, checkOutDate: checkout }, correction: null }
  }
  const checkOutDate = addDays(checkin, 1)
  const correction = isIsoDate(checkout)
    ? `The check-out was not after the check-in, so we moved it to ${formatDayDate(checkOutDate)}.`
    : dateCorrection('check-out', checkout, checkOutDate)
  return { stay: { checkInDate: checkin, checkOutDate }, correction }
}
