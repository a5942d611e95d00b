import {
  inBands,
  type ListRules,
  viewParameters as listParameters,
} from '@storefront/catalogue/rules'
import { type FlightType, paths, type SelectedFlight } from '@storefront/contract'
import { arrivalMoment, departureMoment, shownParameter } from '@storefront/domain'
import { fareUsd } from './pricing.ts'

/** `inbound` is empty for a one-way search. */
export type FlightResults = { outbound: SelectedFlight[]; inbound: SelectedFlight[] }

/** Outbound flights with a price for this type of trip. */
export function offeredFlights(flights: SelectedFlight[], type: FlightType): SelectedFlight[] {
  return flights.filter((flight) => fareUsd(flight, type) !== null)
}

/** List that is shown. A one-way search has only `outbound`. */
export type Step = 'outbound' | 'inbound'

/** Compares by a time. Unknown times come last. */
const byMoment =
  (momentOf: (flight: SelectedFlight) => string | null) =>
  (a: SelectedFlight, b: SelectedFlight) => {
    const [first, second] = [a, b].map((flight) => momentOf(flight) ?? '~')
    return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1
  }

const byDeparture = byMoment(departureMoment)

/** Hour of departure; null for an unreadable time. */
function departureHour({ departureTime }: SelectedFlight): number | null {
  const hour = /^([01]\d|2[0-3]):/.exec(departureTime)?.[1]
  return hour === undefined ? null : Number(hour)
}

const filters: ListRules<SelectedFlight>['filters'] = [
  {
    parameter: 'airline',
    label: 'Airline',
    valuesOf: ({ airlineName }) => (airlineName ? [airlineName] : []),
  },
  {
    parameter: 'time',
    label: 'Departure time',
    ...inBands(departureHour, [
      { value: 'night', label: 'Night, 00:00 to 05:59', from: 0, below: 6 },
      { value: 'morning', label: 'Morning, 06:00 to 11:59', from: 6, below: 12 },
      { value: 'afternoon', label: 'Afternoon, 12:00 to 17:59', from: 12, below: 18 },
      { value: 'evening', label: 'Evening, 18:00 to 23:59', from: 18, below: 24 },
    ]),
  },
]

/** Orders and filters of a step. Return flights add nothing to the price, so they have no order by price. */
export function flightList(step: Step, type: FlightType): ListRules<SelectedFlight> {
  const fare = (flight: SelectedFlight) => fareUsd(flight, type) ?? Infinity
  return {
    orders: [
      {
        value: 'price',
        label: 'Price, lowest first',
        compare: (a, b) => fare(a) - fare(b) || byDeparture(a, b),
        isOffered: () => step === 'outbound',
      },
      { value: 'departure', label: 'Departure, earliest first', compare: byDeparture },
      { value: 'arrival', label: 'Arrival, earliest first', compare: byMoment(arrivalMoment) },
    ],
    filters,
  }
}

/** URL parameters that can change without a new search. */
export const viewParameters = ['step', ...listParameters(flightList('outbound', 'Oneway'))]

export function stepIn(params: URLSearchParams): Step {
  return params.get('step') === 'inbound' ? 'inbound' : 'outbound'
}

export function addressWith(params: URLSearchParams): string {
  return `${paths.flightResults}?${params}`
}

/** Address of another step. It keeps the order, but not the filters, because its airlines differ. */
export function withStep(address: string, step: Step): string {
  const [path, query] = address.split('?', 2)
  const next = new URLSearchParams(query)
  for (const { parameter } of filters) next.delete(parameter)
  for (const parameter of ['step', shownParameter]) next.delete(parameter)
  if (step === 'inbound') next.set('step', step)
  return `${path}?${next}`
}
