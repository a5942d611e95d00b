import { type FlightType, paths, type SelectedFlight } from '@storefront/contract'
import {
  arrivalMoment,
  byAlphabet,
  countedOptions,
  departureMoment,
  shownParameter,
} from '@storefront/domain'
import { fareUsd } from './pricing.ts'

/** Both directions of a search's answer; `inbound` is empty for one way. */
export type FlightResults = { outbound: SelectedFlight[]; inbound: SelectedFlight[] }

/** Outbound flights that can be booked as this kind of trip: one without a price for it cannot begin it. */
export function offeredFlights(flights: SelectedFlight[], type: FlightType): SelectedFlight[] {
  return flights.filter((flight) => fareUsd(flight, type) !== null)
}

export type FlightOrder = 'price' | 'departure' | 'arrival'

/** Part of a day, by the hour a flight leaves. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening'

/** Filters with a label as they are shown; six hours each. */
export const dayParts: readonly { value: DayPart; label: string }[] = [
  { value: 'night', label: 'Night, 00:00 to 05:59' },
  { value: 'morning', label: 'Morning, 06:00 to 11:59' },
  { value: 'afternoon', label: 'Afternoon, 12:00 to 17:59' },
  { value: 'evening', label: 'Evening, 18:00 to 23:59' },
]

/** The part of the day a flight leaves in, or null when its time is unreadable. */
export function dayPartOf({ departureTime }: SelectedFlight): DayPart | null {
  const hour = /^([01]\d|2[0-3]):/.exec(departureTime)?.[1]
  return dayParts[Math.floor(Number(hour) / 6)]?.value ?? null
}

/** The airlines of a list that are known, by name, with how many flights each has at the times chosen. */
export function airlineOptions(flights: SelectedFlight[], filter: FlightFilter = noFilters) {
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

/** The parts of the day that flights of a list leave in, with how many of the airlines chosen. */
export function dayPartOptions(flights: SelectedFlight[], filter: FlightFilter = noFilters) {
  const left = filterFlights(flights, { ...filter, dayParts: [] })
  return countedOptions(dayParts, flights.map(dayPartOf), left.map(dayPartOf))
}

/** Filters of a list; an empty choice keeps everything. */
export type FlightFilter = { airlines: readonly string[]; dayParts: readonly DayPart[] }

/** The change that removes every filter. */
export const noFilters: FlightFilter = { airlines: [], dayParts: [] }

/** The flights that pass every filter. */
export function filterFlights(flights: SelectedFlight[], filter: FlightFilter): SelectedFlight[] {
  return flights.filter((flight) => {
    const part = dayPartOf(flight)
    return (
      (filter.airlines.length === 0 || filter.airlines.includes(flight.airlineName)) &&
      (filter.dayParts.length === 0 || filter.dayParts.some((asked) => asked === part))
    )
  })
}

/** Sorts after every moment. */
const unknownMoment = '~'

/** The flights in order: cheapest first (ties by departure), or by a moment, earliest first and unknown ones last. */
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

/** Which of the two lists of a round trip is shown. One way has only the first. */
export type Step = 'outbound' | 'inbound'

/** The view of the results: part of the address, so that refresh, Back and a shared link show the same. */
export type ResultsView = FlightFilter & { step: Step; order: FlightOrder }

/** The parameters that only change the view: they ask for no new search. */
export const viewParameters = ['step', 'sort', 'airline', 'time', shownParameter] as const

const orders: readonly { value: FlightOrder; label: string }[] = [
  { value: 'price', label: 'Price, lowest first' },
  { value: 'departure', label: 'Departure, earliest first' },
  { value: 'arrival', label: 'Arrival, earliest first' },
]

/** The orders of a step with a label, the first where none is asked for. The way back adds nothing to the price: it has none by price. */
export function flightOrders(step: Step) {
  return step === 'inbound' ? orders.slice(1) : orders
}

/** The view an address asks for. */
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

/** The address of the same search with another view. Another step starts without filters: its airlines are others. */
export function withView(params: URLSearchParams, change: Partial<ResultsView>): URLSearchParams {
  const view = {
    ...readView(params),
    ...(change.step ? noFilters : {}),
    ...change,
  }
  const next = searchParametersOf(params)
  if (view.step === 'inbound') next.set('step', 'inbound')
  // One order for both steps, in so far as they have it.
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

/** The search parameters of an address, without those of the view. */
export function searchPart(params: URLSearchParams): string {
  return String(searchParametersOf(params))
}

function searchParametersOf(params: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(params)
  for (const name of viewParameters) search.delete(name)
  return search
}

/** The address of the results with these parameters, spelled as they are. */
export function addressWith(params: URLSearchParams): string {
  return `${paths.flightResults}?${params}`
}

/** The address of a search's results at one step. */
export function withStep(address: string, step: Step): string {
  const [path, query] = address.split('?', 2)
  return `${path}?${withView(new URLSearchParams(query), { step })}`
}
