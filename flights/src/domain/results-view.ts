import { type DayPart, dayParts, type FlightFilter, type FlightOrder } from './results.ts'

/** Which of the two lists of a round trip is shown. One way has only the first. */
export type Step = 'outbound' | 'inbound'

/** How the results are looked at: part of the address, so that refresh, Back and a shared link show the same. */
export type ResultsView = FlightFilter & { step: Step; order: FlightOrder }

/** The parameters that only change the view: they ask for no new search. */
export const viewParameters = ['step', 'sort', 'airline', 'time'] as const

/** The view an address asks for. The way back is in order of departure: it adds nothing to the price. */
export function readView(params: URLSearchParams): ResultsView {
  const step = params.get('step') === 'inbound' ? 'inbound' : 'outbound'
  const isByDeparture = step === 'inbound' || params.get('sort') === 'departure'
  const times = params.getAll('time')
  return {
    step,
    order: isByDeparture ? 'departure' : 'price',
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
  const order = change.order ?? (params.get('sort') === 'departure' ? 'departure' : 'price')
  if (order === 'departure') next.set('sort', 'departure')
  for (const airline of view.airlines) next.append('airline', airline)
  for (const part of view.dayParts) next.append('time', part)
  return next
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
