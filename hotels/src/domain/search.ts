import { detailPaths, type HotelSearch, type IsoDate, paths } from '@storefront/contract'
import { addDays, earliestDate, formatGuests, isIsoDate, parseGuests } from '@storefront/domain'

/** Why a search cannot run: the text of the alert (spec §5), or null. */
export function searchProblem({ destination }: HotelSearch): string | null {
  return destination.trim() === '' ? 'Please select a destination.' : null
}

/** Address of the hotels found for a search (spec §2). */
export function resultsAddress(search: HotelSearch): string {
  const params = new URLSearchParams({
    destination: search.destination.trim(),
    ...stayParameters(search),
  })
  return `${paths.hotels}?${params}`
}

/** Address of a hotel with the stay it is looked at for. */
export function detailAddress(slug: string, search: HotelSearch): string {
  return `${detailPaths.hotel(slug)}?${new URLSearchParams(stayParameters(search))}`
}

/** The dates and guests of a search as query parameters; guests are 'adults,children,infants' (readings). */
export function stayParameters({ checkInDate, checkOutDate, guests }: HotelSearch) {
  return { checkin: checkInDate, checkout: checkOutDate, guests: formatGuests(guests) }
}

/** What an address says of a search; null where it says nothing that can be used. */
export type SearchInAddress = { [Part in keyof HotelSearch]: HotelSearch[Part] | null }

/**
 * What an address asks for. Anything can be in an address: a stay that cannot be read, or starts before the
 * earliest date (spec §5), is none; a check-out that is not after check-in is the next day; counts are capped.
 */
export function readSearch(params: URLSearchParams, today: IsoDate): SearchInAddress {
  const checkIn = params.get('checkin')
  const checkOut = params.get('checkout')
  const checkInDate = isIsoDate(checkIn) && checkIn >= earliestDate(today) ? checkIn : null
  const guests = params.get('guests')
  return {
    destination: params.get('destination')?.trim() ?? null,
    checkInDate,
    checkOutDate: checkInDate && (isAfter(checkOut, checkInDate) ?? addDays(checkInDate, 1)),
    guests: guests ? parseGuests(guests) : null,
  }
}

/**
 * The whole search of an address: what it leaves out is the visitor's own so far, which starts as the
 * defaults of spec §9. Without a destination it asks for every hotel.
 */
export function searchOf(asked: SearchInAddress, own: HotelSearch): HotelSearch {
  const { checkInDate, checkOutDate } = asked
  return {
    destination: asked.destination ?? '',
    checkInDate: checkInDate ?? own.checkInDate,
    checkOutDate: checkOutDate ?? own.checkOutDate,
    guests: asked.guests ?? own.guests,
  }
}

/** Whether two searches ask for the same hotels for the same stay. */
export function isSameSearch(a: HotelSearch, b: HotelSearch): boolean {
  return resultsAddress(a) === resultsAddress(b)
}

function isAfter(date: string | null, start: IsoDate): IsoDate | null {
  return isIsoDate(date) && date > start ? date : null
}
