import type { CabinClass, FlightSearch, FlightType, IsoDate } from '@storefront/contract'
import { paths, type TravellerCounts } from '@storefront/contract'
import { defaultReturnDate, isIsoDate, parseGuests } from '@storefront/domain'

/** Where a search's results are: also the target of the plain form. */
export const resultsPath = paths.flightResults

/** A flight search as its address says it: airports by IATA code, everything else as in the session. */
export type FlightQuery = Omit<FlightSearch, 'from' | 'to'> & { from: string; to: string }

/** Why a search cannot run: the text of the alert and the field that gets the focus. */
export type SearchProblem = { text: string; field: 'from' | 'to' | 'returnDate' }

/** The first thing wrong with a search, or null (spec §5; readings, other flight validation). */
export function searchProblem(search: FlightSearch): SearchProblem | null {
  const { type, from, to, departureDate, returnDate } = search
  if (!from || !to) {
    return { text: 'Please select origin and destination.', field: from ? 'to' : 'from' }
  }
  if (from.iataCode === to.iataCode) {
    return { text: 'Origin and destination must be different.', field: 'to' }
  }
  if (type === 'Round Trip' && returnDate !== null && returnDate < departureDate) {
    return { text: 'Return date cannot be before departure date.', field: 'returnDate' }
  }
  return null
}

/** The query of a search whose airports are chosen; null while they are not. */
export function queryOf(search: FlightSearch): FlightQuery | null {
  const { from, to } = search
  return from && to ? { ...search, from: from.iataCode, to: to.iataCode } : null
}

/** Address of a search's results: the five parameters of spec §2, then what restores the rest (readings). */
export function resultsAddress(query: FlightQuery): string {
  const { from, to, departureDate, returnDate, type, travellers, cabinClass } = query
  const params = new URLSearchParams({
    from,
    to,
    departureDate,
    returnDate: returnDate ?? '',
    type,
    adults: String(travellers.adults),
    children: String(travellers.children),
    infants: String(travellers.infants),
    cabinClass,
  })
  return `${resultsPath}?${params}`
}

/**
 * The search an address asks for, or null when it names no origin and destination. Anything can be in an address:
 * what is unreadable takes its default, counts are capped. `earliest` is the default departure.
 */
export function readQuery(params: URLSearchParams, earliest: IsoDate): FlightQuery | null {
  const from = iataCode(params.get('from'))
  const to = iataCode(params.get('to'))
  if (!from || !to || from === to) return null
  const type: FlightType = /^round[\s_-]*trip$/i.test(params.get('type') ?? '')
    ? 'Round Trip'
    : 'Oneway'
  const departureDate = dateOr(params.get('departureDate'), earliest)
  const back = dateOr(params.get('returnDate'), '')
  return {
    from,
    to,
    departureDate,
    returnDate:
      type === 'Oneway' ? null : back >= departureDate ? back : defaultReturnDate(departureDate),
    type,
    travellers: travellersOf(params),
    cabinClass: cabinClassOf(params.get('cabinClass')),
  }
}

/** Whether two searches ask for the same flights for the same travellers. */
export function isSameQuery(a: FlightQuery, b: FlightQuery): boolean {
  return resultsAddress(a) === resultsAddress(b)
}

const cabinClasses: readonly CabinClass[] = ['Economy', 'Business', 'First Class']

function cabinClassOf(text: string | null): CabinClass {
  return cabinClasses.find((cabin) => cabin.toLowerCase() === text?.toLowerCase()) ?? 'Economy'
}

function travellersOf(params: URLSearchParams): TravellerCounts {
  const count = (band: string) => params.get(band)?.replaceAll(',', '') ?? ''
  return parseGuests([count('adults'), count('children'), count('infants')].join(','))
}

function iataCode(text: string | null): string | null {
  return /^[A-Za-z]{3}$/.test(text?.trim() ?? '') ? (text ?? '').trim().toUpperCase() : null
}

function dateOr<T extends string>(text: string | null, other: T): IsoDate | T {
  return isIsoDate(text) ? text : other
}
