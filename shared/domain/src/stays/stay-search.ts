import type { HotelSearch, IsoDate } from '@storefront/contract'
import { addDays, earliestDate, formatDayDate, isIsoDate, nightsBetween } from '../dates.ts'
import { formatGuests, parseGuests, travellerSummary } from '../travellers.ts'

/** Where, from when to when, and for whom: what hotels and packages are searched by (readings). */
export type StaySearch = HotelSearch

/** The parameters of an address that make a search. */
export const stayParameters = ['destination', 'checkin', 'checkout', 'guests'] as const

/** Address of what a search finds at `list` (spec §2). */
export function stayResultsAddress(list: string, search: StaySearch): string {
  const destination = search.destination.trim()
  return `${list}?${new URLSearchParams({ destination, ...datesAndGuests(search) })}`
}

/** Address of one record's `page` with the stay it is looked at for. */
export function stayDetailAddress(page: string, search: StaySearch): string {
  return `${page}?${new URLSearchParams(datesAndGuests(search))}`
}

/** The dates and guests of a search as query parameters; guests are 'adults,children,infants' (readings). */
export function datesAndGuests({ checkInDate, checkOutDate, guests }: StaySearch) {
  return { checkin: checkInDate, checkout: checkOutDate, guests: formatGuests(guests) }
}

/**
 * What an address asks for. What it leaves out is the visitor's `own` so far, which starts as the defaults of spec §9,
 * but for the destination: without one it asks for everything. Anything can be in an address: a stay that cannot be
 * read, or starts before the earliest date (spec §5), is none; a check-out that is not after check-in is the next day;
 * counts are capped, but not those that the visitor's own form wrote there (spec §5: no upper bound).
 */
export function readStaySearch(
  params: URLSearchParams,
  today: IsoDate,
  own: StaySearch,
): StaySearch {
  const checkIn = params.get('checkin')
  const checkOut = params.get('checkout')
  const guests = params.get('guests')
  const hasStay = isIsoDate(checkIn) && checkIn >= earliestDate(today)
  return {
    destination: params.get('destination')?.trim() ?? '',
    checkInDate: hasStay ? checkIn : own.checkInDate,
    checkOutDate: hasStay ? (dayAfter(checkOut, checkIn) ?? addDays(checkIn, 1)) : own.checkOutDate,
    guests: !guests || guests === formatGuests(own.guests) ? own.guests : parseGuests(guests),
  }
}

/** Whether two searches ask for the same stay in the same place. */
export function isSameStaySearch(a: StaySearch, b: StaySearch): boolean {
  return stayResultsAddress('', a) === stayResultsAddress('', b)
}

/** '1 night', '3 nights'. */
export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}

/** 'Tue 24-11-2026 to Fri 27-11-2026, 3 nights, 2 Adults'. */
export function stayText({ checkInDate, checkOutDate, guests }: StaySearch): string {
  const nights = nightsText(nightsBetween(checkInDate, checkOutDate))
  return `${formatDayDate(checkInDate)} to ${formatDayDate(checkOutDate)}, ${nights}, ${travellerSummary(guests)}`
}

function dayAfter(date: string | null, start: IsoDate): IsoDate | null {
  return isIsoDate(date) && date > start ? date : null
}
