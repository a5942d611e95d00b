import {
  type Airport,
  type CabinClass,
  cabinClasses,
  type EventPayloads,
  type FlightSearch,
  type FlightType,
  type IsoDate,
  paths,
  type TravellerCounts,
} from '@storefront/contract'
import {
  addDays,
  dateCorrection,
  defaultReturnDate,
  earliestDate,
  formatDayDate,
  isIsoDate,
  maxDate,
  nightsBetween,
  parseGuests,
  partyProblem,
  type RequestedSearch,
  type SearchProblem,
  tooManyTravellersText,
  travellerBands,
} from '@storefront/domain'

/** Flight search as in a URL, with IATA codes. */
export type FlightQuery = Omit<FlightSearch, 'from' | 'to'> & { from: string; to: string }

export type FlightSearchProblem = SearchProblem<'from' | 'to' | 'returnDate' | 'travellers'>

/** First problem of a search, or null (product 2.1). */
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

/** Airport of which only the code is known, so the code is also its name. */
export function unnamedAirport(iataCode: string): Airport {
  return { id: iataCode, name: iataCode, iataCode, airportName: '' }
}

export function isNamed({ name, iataCode }: Airport): boolean {
  return name !== iataCode
}

/** City of an airport; the code if unknown. */
export function cityOf(iataCode: string, airports: readonly Airport[]): string {
  return airports.find((airport) => airport.iataCode === iataCode)?.name ?? iataCode
}

/** Change of the search for a picked airport. Picking the other field's airport swaps the two (product 2.1). */
export function pickAirport(
  search: FlightSearch,
  field: 'from' | 'to',
  airport: Airport,
): EventPayloads['flight-search-changed'] {
  const otherField = field === 'from' ? 'to' : 'from'
  const isOther = search[otherField]?.iataCode === airport.iataCode
  return isOther ? { [field]: airport, [otherField]: search[field] } : { [field]: airport }
}

/** Null if an airport is missing. */
export function queryOf(search: FlightSearch): FlightQuery | null {
  const { from, to } = search
  return from && to ? { ...search, from: from.iataCode, to: to.iataCode } : null
}

/** Replaces the codes by airports. An airport that is not in `known` is named by its code. */
export function searchOf(query: FlightQuery, known: readonly Airport[]): FlightSearch {
  const airport = (iataCode: string) =>
    known.find((one) => one.iataCode === iataCode) ?? unnamedAirport(iataCode)
  return { ...query, from: airport(query.from), to: airport(query.to) }
}

/** URL of the results; the home page if an airport is missing. */
export function searchAddress(search: FlightSearch): string {
  const query = queryOf(search)
  return query ? resultsAddress(query) : paths.home
}

/** URL of the results: the five specified parameters, then the optional ones (product 2.6). */
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
  return `${paths.flightResults}?${params}`
}

/**
 * Reads a search from a URL; null without origin and destination. Unreadable values take their default, a trip before the
 * earliest date moves there with its length kept, and counts are capped (product 2.6).
 */
export function readQuery(
  params: URLSearchParams,
  { today }: { today: IsoDate },
): RequestedSearch<FlightQuery> | null {
  const from = iataCode(params.get('from'))
  const to = iataCode(params.get('to'))
  if (!from || !to || from === to) return null
  const type: FlightType = /^round[\s_-]*trip$/i.test(params.get('type') ?? '')
    ? 'Round Trip'
    : 'Oneway'
  const earliest = earliestDate(today)
  const requestedDeparture = dateOr(params.get('departureDate'), earliest)
  const departureDate = maxDate(requestedDeparture, earliest)
  const requestedReturn = type === 'Oneway' ? null : returnInAddress(params, requestedDeparture)
  const [departureText, returnText] = [params.get('departureDate'), params.get('returnDate')]
  const counts = countsText(params)
  return {
    search: {
      from,
      to,
      departureDate,
      returnDate:
        requestedReturn &&
        addDays(requestedReturn, nightsBetween(requestedDeparture, departureDate)),
      type,
      travellers: parseGuests(counts),
      cabinClass: cabinClassOf(params.get('cabinClass')),
    },
    corrections: [
      departureDate !== requestedDeparture
        ? `The earliest departure is ${formatDayDate(earliest)}, so we moved your trip to that day.`
        : dateCorrection('departure', departureText, departureDate),
      requestedReturn && departureDate === requestedDeparture
        ? returnCorrection(returnText, requestedReturn)
        : null,
      tooManyTravellersText(counts),
    ].filter((text) => text !== null),
  }
}

/** Travellers in a URL; null without any. */
export function travellersInAddress(params: URLSearchParams): TravellerCounts | null {
  const isNamed = travellerBands.some((band) => params.has(band))
  return isNamed ? parseGuests(countsText(params)) : null
}

export function isSameQuery(a: FlightQuery, b: FlightQuery): boolean {
  return resultsAddress(a) === resultsAddress(b)
}

function cabinClassOf(text: string | null): CabinClass {
  return cabinClasses.find((cabin) => cabin.toLowerCase() === text?.toLowerCase()) ?? 'Economy'
}

/** Joins the three counts in the format of a `guests` parameter. */
function countsText(params: URLSearchParams): string {
  const count = (band: string) => params.get(band)?.replaceAll(',', '') ?? ''
  return [count('adults'), count('children'), count('infants')].join(',')
}

/** Return date in a URL; the default if it is unreadable or before the departure. */
function returnInAddress(params: URLSearchParams, departureDate: IsoDate): IsoDate {
  const back = dateOr(params.get('returnDate'), '')
  return back >= departureDate ? back : defaultReturnDate(departureDate)
}

function returnCorrection(text: string | null, returnDate: IsoDate): string | null {
  if (!isIsoDate(text) || text === returnDate) return dateCorrection('return', text, returnDate)
  return `The return was before the departure, so we moved it to ${formatDayDate(returnDate)}.`
}

function iataCode(text: string | null): string | null {
  const code = text?.trim() ?? ''
  return /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : null
}

function dateOr<T extends string>(text: string | null, other: T): IsoDate | T {
  return isIsoDate(text) ? text : other
}
