import {
  type Airport,
  type CabinClass,
  type EventPayloads,
  type FlightSearch,
  type FlightType,
  type IsoDate,
  paths,
  type TravellerCounts,
} from '@storefront/contract'
import {
  type AskedSearch,
  addDays,
  defaultReturnDate,
  earliestDate,
  formatDayDate,
  isIsoDate,
  maxDate,
  nightsBetween,
  parseGuests,
  partyProblem,
  type SearchProblem,
  tooManyTravellersText,
} from '@storefront/domain'

/** Path of the results: also the target of the plain form. */
export const resultsPath = paths.flightResults

/** A flight search as its address says it: airports by IATA code, everything else as in the session. */
export type FlightQuery = Omit<FlightSearch, 'from' | 'to'> & { from: string; to: string }

/** Why a flight search cannot run. */
export type FlightSearchProblem = SearchProblem<'from' | 'to' | 'returnDate' | 'travellers'>

/** The first thing wrong with a search, or null (product 2.1). */
export function searchProblem(search: FlightSearch): FlightSearchProblem | null {
  const { type, from, to, departureDate, returnDate, travellers } = search
  if (!from || !to) {
    return { text: 'Please select origin and destination.', field: from ? 'to' : 'from' }
  }
  if (from.iataCode === to.iataCode) {
    return { text: 'Origin and destination must be different.', field: 'to' }
  }
  if (type === 'Round Trip' && returnDate !== null && returnDate < departureDate) {
    return { text: 'Return date cannot be before departure date.', field: 'returnDate' }
  }
  return partyProblem(travellers)
}

/** An airport of which only the code is known: an address names no more. */
export function unnamedAirport(iataCode: string): Airport {
  return { id: iataCode, name: iataCode, iataCode, airportName: '' }
}

/** True when more than the code is known. */
export function isNamed({ name, iataCode }: Airport): boolean {
  return name !== iataCode
}

/** The city of an airport by its code; the code itself where no airport of it is known. */
export function cityOf(iataCode: string, airports: readonly Airport[]): string {
  return airports.find((airport) => airport.iataCode === iataCode)?.name ?? iataCode
}

/** Returns the change of picking an airport for one end of the trip; the other end's airport swaps the two (product 2.1). */
export function pickAirport(
  search: FlightSearch,
  field: 'from' | 'to',
  airport: Airport,
): EventPayloads['flight-search-changed'] {
  const otherField = field === 'from' ? 'to' : 'from'
  const isOther = search[otherField]?.iataCode === airport.iataCode
  return isOther ? { [field]: airport, [otherField]: search[field] } : { [field]: airport }
}

/** The query of a search whose airports are chosen; null while they are not. */
export function queryOf(search: FlightSearch): FlightQuery | null {
  const { from, to } = search
  return from && to ? { ...search, from: from.iataCode, to: to.iataCode } : null
}

/** The search of a query; an airport that is not among `known` has its code for a name. */
export function searchOf(query: FlightQuery, known: readonly Airport[]): FlightSearch {
  const airport = (iataCode: string) =>
    known.find((one) => one.iataCode === iataCode) ?? unnamedAirport(iataCode)
  return { ...query, from: airport(query.from), to: airport(query.to) }
}

/** Address of what a search finds; home while it names no route. */
export function searchAddress(search: FlightSearch): string {
  const query = queryOf(search)
  return query ? resultsAddress(query) : paths.home
}

/** Address of a search's results: the five parameters that are always there, then what restores the rest (product 2.6). */
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
 * The search an address asks for, or null when it names no origin and destination. Anything can be in an address: what is
 * unreadable takes its default, a trip before the earliest date (product 2.6) moves there and keeps its length, counts are
 * capped (product 2.6).
 */
export function readQuery(
  params: URLSearchParams,
  today: IsoDate,
): AskedSearch<FlightQuery> | null {
  const from = iataCode(params.get('from'))
  const to = iataCode(params.get('to'))
  if (!from || !to || from === to) return null
  const type: FlightType = /^round[\s_-]*trip$/i.test(params.get('type') ?? '')
    ? 'Round Trip'
    : 'Oneway'
  const earliest = earliestDate(today)
  const asked = dateOr(params.get('departureDate'), earliest)
  const departureDate = maxDate(asked, earliest)
  const askedBack = type === 'Oneway' ? null : askedReturn(params, asked)
  const counts = countsText(params)
  return {
    search: {
      from,
      to,
      departureDate,
      returnDate: askedBack && addDays(askedBack, nightsBetween(asked, departureDate)),
      type,
      travellers: parseGuests(counts),
      cabinClass: cabinClassOf(params.get('cabinClass')),
    },
    corrections: [
      departureDate !== asked
        ? `The earliest departure is ${formatDayDate(earliest)}, so we moved your trip to that day.`
        : askedBack &&
          dateOr(params.get('returnDate'), askedBack) < asked &&
          `The return was before the departure, so we moved it to ${formatDayDate(askedBack)}.`,
      tooManyTravellersText(counts),
    ].filter((text) => typeof text === 'string'),
  }
}

/** The travellers an address names; null where it names none. */
export function askedTravellers(params: URLSearchParams): TravellerCounts | null {
  const isNamed = ['adults', 'children', 'infants'].some((band) => params.has(band))
  return isNamed ? parseGuests(countsText(params)) : null
}

/** True when two searches ask for the same flights for the same travellers. */
export function isSameQuery(a: FlightQuery, b: FlightQuery): boolean {
  return resultsAddress(a) === resultsAddress(b)
}

const cabinClasses: readonly CabinClass[] = ['Economy', 'Business', 'First Class']

function cabinClassOf(text: string | null): CabinClass {
  return cabinClasses.find((cabin) => cabin.toLowerCase() === text?.toLowerCase()) ?? 'Economy'
}

/** The three counts of an address, written as one `guests` parameter. */
function countsText(params: URLSearchParams): string {
  const count = (band: string) => params.get(band)?.replaceAll(',', '') ?? ''
  return [count('adults'), count('children'), count('infants')].join(',')
}

/** The return date asked for, never before the departure asked for. */
function askedReturn(params: URLSearchParams, departureDate: IsoDate): IsoDate {
  const back = dateOr(params.get('returnDate'), '')
  return back >= departureDate ? back : defaultReturnDate(departureDate)
}

function iataCode(text: string | null): string | null {
  const code = text?.trim() ?? ''
  return /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : null
}

function dateOr<T extends string>(text: string | null, other: T): IsoDate | T {
  return isIsoDate(text) ? text : other
}
