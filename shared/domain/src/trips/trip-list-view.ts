import { shownParameter } from '../shown-count.ts'
import {
  durationBands,
  priceBands,
  type TripFilter,
  type TripOrder,
  tripOrders,
} from './trip-list.ts'

/** How a list of trips is looked at: part of the address, so that refresh, Back and a shared link show the same. */
export type TripListView = TripFilter & { order: TripOrder }

/** What takes every filter away. */
export const noTripFilters: TripFilter = { prices: [], durations: [] }

/** The parameters that only change the view: they ask for no new search. */
export const tripViewParameters = ['sort', 'price', 'duration', shownParameter] as const

/** The view an address asks for. */
export function readTripView(params: URLSearchParams): TripListView {
  const prices = params.getAll('price')
  const durations = params.getAll('duration')
  return {
    order: tripOrders.find(({ value }) => value === params.get('sort'))?.value ?? 'recommended',
    prices: priceBands.map(({ value }) => value).filter((value) => prices.includes(value)),
    durations: durationBands.map(({ value }) => value).filter((value) => durations.includes(value)),
  }
}

/** The same search looked at another way. */
export function withTripView(
  params: URLSearchParams,
  change: Partial<TripListView>,
): URLSearchParams {
  const view = { ...readTripView(params), ...change }
  const next = new URLSearchParams(params)
  for (const parameter of tripViewParameters) next.delete(parameter)
  if (view.order !== 'recommended') next.set('sort', view.order)
  for (const price of view.prices) next.append('price', price)
  for (const duration of view.durations) next.append('duration', duration)
  return next
}

/** How many filters narrow the list down. */
export function chosenTripFilters({ prices, durations }: TripFilter): number {
  return prices.length + durations.length
}
