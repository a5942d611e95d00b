import { type FlightType, paths, type SelectedFlight } from '@storefront/contract'
import {
  arrivalMoment,
  byAlphabet,
  countedOptions,
  departureMoment,
  shownParameter,
} from '@storefront/domain'
import { fareUsd } from './pricing.ts'

/** `inbound` is empty for a one-way search. */
export type FlightResults = { outbound: SelectedFlight[]; inbound: SelectedFlight[] }

/** Outbound flights with a price for this type of trip. */
export function offeredFlights(flights: SelectedFlight[], type: FlightType): SelectedFlight[] {
  return flights.filter((flight) => fareUsd(flight, type) !== null)
}

export type FlightOrder = 'price' | 'departure' | 'arrival'

export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening'

/** Filters by departure time, six hours each. */
export const dayParts: readonly { value: DayPart; label: string }[] = [
  { value: 'night', label: 'Night, 00:00 to 05:59' },
  { value: 'morning', label: 'Morning, 06:00 to 11:59' },
  { value: 'afternoon', label: 'Afternoon, 12:00 to 17:59' },
  { value: 'evening', label: 'Evening, 18:00 to 23:59' },
]

/** Part of the day of a departure; null for an unreadable time. */
export function dayPartOf({ departureTime }: SelectedFlight): DayPart | null {
  const hour = /^([01]\d|2[0-3]):/.exec(departureTime)?.[1]
  return dayParts[Math.floor(Number(hour) / 6)]?.value ?? null
}

/** Airlines in alphabetical order, each with its number of flights that pass the time filter. */
export function airlineOptions(flights: SelectedFlight[], filter: FlightFilter) {
  const names = flights.map(airlineOf)
  const known = [...new Set(names)].filter(Boolean).sort(byAlphabet)
  return countedOptions(
    known.map((name) => ({ value: name, label: name })),
    names,
    filterFlights(flights, { ...filter, airlines: [] }).map(airlineOf),
  )
}

function airlineOf({ airlineName }: SelectedFlight): string {
  return airlineName
}

/** Parts of the day, each with its number of flights that pass the airline filter. */
export function dayPartOptions(flights: SelectedFlight[], filter: FlightFilter) {
  const left = filterFlights(flights, { ...filter, dayParts: [] })
  return countedOptions(dayParts, flights.map(dayPartOf), left.map(dayPartOf))
}

/** Chosen filters; [] keeps everything. */
export type FlightFilter = { airlines: readonly string[]; dayParts: readonly DayPart[] }

export const noFilters: FlightFilter = { airlines: [], dayParts: [] }

export function filterFlights(flights: SelectedFlight[], filter: FlightFilter): SelectedFlight[] {
  return flights.filter((flight) => {
    const part = dayPartOf(flight)
    return (
      (filter.airlines.length === 0 || filter.airlines.includes(flight.airlineName)) &&
      (filter.dayParts.length === 0 || filter.dayParts.some((chosen) => chosen === part))
    )
  })
}

/** Sorts after every known time. */
const unknownMoment = '~'

/** Sorts by price (ties by departure) or by a time, unknown times last. */
export function sortFlights(
  flights: SelectedFlight[],
  order: FlightOrder,
  type: FlightType,
): SelectedFlight[] {
  const byMoment =
    (momentOf: (flight: SelectedFlight) => string | null) =>
    (a: SelectedFlight, b: SelectedFlight) => {
      const [first, second] = [a, b].map((flight) => momentOf(flight) ?? unknownMoment)
      return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1
    }
  const byDeparture = byMoment(departureMoment)
  const byPrice = (a: SelectedFlight, b: SelectedFlight) =>
    (fareUsd(a, type) ?? Infinity) - (fareUsd(b, type) ?? Infinity) || byDeparture(a, b)
  const orders = { price: byPrice, departure: byDeparture, arrival: byMoment(arrivalMoment) }
  return flights.toSorted(orders[order])
}

/** List that is shown. A one-way search has only `outbound`. */
export type Step = 'outbound' | 'inbound'

/** Step, order and filters; they are part of the URL. */
export type ResultsView = FlightFilter & { step: Step; order: FlightOrder }

/** URL parameters that can change without a new search. */
export const viewParameters = ['step', 'sort', 'airline', 'time', shownParameter] as const

const orders: readonly { value: FlightOrder; label: string }[] = [
  { value: 'price', label: 'Price, lowest first' },
  { value: 'departure', label: 'Departure, earliest first' },
  { value: 'arrival', label: 'Arrival, earliest first' },
]

/** Order menu of a step, default first. Return flights add nothing to the price, so they have no order by price. */
export function flightOrders(step: Step) {
  return step === 'inbound' ? orders.slice(1) : orders
}

export function readView(params: URLSearchParams): ResultsView {
  const step = params.get('step') === 'inbound' ? 'inbound' : 'outbound'
  const times = params.getAll('time')
  return {
    step,
    order: orderOf(step, params),
    airlines: params.getAll('airline'),
    dayParts: dayParts.map(({ value }) => value).filter((value) => times.includes(value)),
  }
}

/** Changes the view in a URL. Another step clears the filters, because its airlines differ. */
export function withView(params: URLSearchParams, change: Partial<ResultsView>): URLSearchParams {
  const view = {
    ...readView(params),
    ...(change.step ? noFilters : {}),
    ...change,
  }
  const next = searchParametersOf(params)
  if (view.step === 'inbound') next.set('step', 'inbound')
  // Both steps share the order parameter.
  const order = change.order ?? orderOf('outbound', params)
  if (order !== 'price') next.set('sort', order)
  for (const airline of view.airlines) next.append('airline', airline)
  for (const part of view.dayParts) next.append('time', part)
  return next
}

function orderOf(step: Step, params: URLSearchParams): FlightOrder {
  const [first, ...others] = flightOrders(step)
  return (others.find(({ value }) => value === params.get('sort')) ?? first)?.value ?? 'departure'
}

/** Search parameters without the view. */
function searchParametersOf(params: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(params)
  for (const name of viewParameters) search.delete(name)
  return search
}

export function addressWith(params: URLSearchParams): string {
  return `${paths.flightResults}?${params}`
}

export function withStep(address: string, step: Step): string {
  const [path, query] = address.split('?', 2)
  return `${path}?${withView(new URLSearchParams(query), { step })}`
}
