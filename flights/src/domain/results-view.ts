import { shownParameter } from '@storefront/domain'
import { type DayPart, dayParts, type FlightFilter, type FlightOrder } from './results.ts'

/** Which of the two lists of a round trip is shown. One way has only the first. */
export type Step = 'outbound' | 'inbound'

/** How the results are looked at: part of the address, so that refresh, Back and a shared link show the same. */
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

/** The same search looked at another way. Another step starts without filters: its airlines are others. */
export function withView(params: URLSearchParams, change: Partial<ResultsView>): URLSearchParams {
  const view = {
    ...readView(params),
    ...(change.step ? { airlines: [], dayParts: [] satisfies DayPart[] } : {}),
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

/** What of an address is the search, without how it is looked at. */
export function searchPart(params: URLSearchParams): string {
  return String(searchParametersOf(params))
}

function searchParametersOf(params: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(params)
  for (const name of viewParameters) search.delete(name)
  return search
}

/** The address of a search's results at one step. */
export function withStep(address: string, step: Step): string {
  const [path, query] = address.split('?', 2)
  return `${path}?${withView(new URLSearchParams(query), { step })}`
}
