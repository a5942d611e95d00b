import { shownParameter } from '../addresses.ts'
import { countedOptions } from '../counts.ts'
import type { Trip } from './trip.ts'

/** Order of a list of trips; `recommended` is the provider's. */
export type TripOrder = 'recommended' | 'price' | 'price-highest' | 'duration' | 'duration-longest'

/** Orders with a label as they are shown. */
export const tripOrders: readonly { value: TripOrder; label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'price-highest', label: 'Price, highest first' },
  { value: 'duration', label: 'Duration, shortest first' },
  { value: 'duration-longest', label: 'Duration, longest first' },
]

export type PriceBand = 'under-100' | 'under-250' | 'under-500' | 'under-1000' | 'over-1000'

/** Filters with a label as they are shown, lowest first. `belowUsd` is the first price above the band. */
const priceBands: readonly { value: PriceBand; label: string; belowUsd: number }[] = [
  { value: 'under-100', label: 'Under $100', belowUsd: 100 },
  { value: 'under-250', label: '$100 to $249', belowUsd: 250 },
  { value: 'under-500', label: '$250 to $499', belowUsd: 500 },
  { value: 'under-1000', label: '$500 to $999', belowUsd: 1000 },
  { value: 'over-1000', label: '$1,000 and above', belowUsd: Number.POSITIVE_INFINITY },
]

export type DurationBand = 'day' | 'few-days' | 'week' | 'longer'

/** Filters with a label as they are shown, shortest first. `upToDays` is the longest trip of the band. */
const durationBands: readonly { value: DurationBand; label: string; upToDays: number }[] = [
  { value: 'day', label: '1 day', upToDays: 1 },
  { value: 'few-days', label: '2 to 3 days', upToDays: 3 },
  { value: 'week', label: '4 to 7 days', upToDays: 7 },
  { value: 'longer', label: '8 days and more', upToDays: Number.POSITIVE_INFINITY },
]

/** Filters of a list; an empty choice keeps everything. */
export type TripFilter = {
  prices: readonly PriceBand[]
  durations: readonly DurationBand[]
}

/** The band of a trip's price per person. */
export function priceBandOf({ pricePerPersonUsd }: Trip): PriceBand {
  return priceBands.find(({ belowUsd }) => pricePerPersonUsd < belowUsd)?.value ?? 'over-1000'
}

/** The band of a trip's length, or null where its length is not known. */
export function durationBandOf({ durationDays }: Trip): DurationBand | null {
  if (durationDays === null) return null
  return durationBands.find(({ upToDays }) => durationDays <= upToDays)?.value ?? null
}

/** The trips that pass every filter. */
export function filterTrips(trips: readonly Trip[], { prices, durations }: TripFilter): Trip[] {
  return trips.filter((trip) => {
    const duration = durationBandOf(trip)
    return (
      (prices.length === 0 || prices.includes(priceBandOf(trip))) &&
      (durations.length === 0 || durations.some((asked) => asked === duration))
    )
  })
}

/** The trips in order; ties keep the provider's, and trips of unknown length come last. */
export function sortTrips(trips: readonly Trip[], order: TripOrder): Trip[] {
  return trips.toSorted(comparisons[order])
}

const comparisons: Record<TripOrder, (a: Trip, b: Trip) => number> = {
  recommended: () => 0,
  price: (a, b) => a.pricePerPersonUsd - b.pricePerPersonUsd,
  'price-highest': (a, b) => b.pricePerPersonUsd - a.pricePerPersonUsd,
  duration: (a, b) => (a.durationDays ?? unknownLast) - (b.durationDays ?? unknownLast),
  'duration-longest': (a, b) => (b.durationDays ?? 0) - (a.durationDays ?? 0),
}

const unknownLast = Number.MAX_SAFE_INTEGER

/** Price bands that trips of the list are in, with how many of those that pass the other filter. */
export function priceOptions(trips: readonly Trip[], filter: TripFilter = noTripFilters) {
  const left = filterTrips(trips, { ...filter, prices: [] })
  return countedOptions(priceBands, trips.map(priceBandOf), left.map(priceBandOf))
}

/** Duration bands that trips of the list are in, with how many of those that pass the other filter. */
export function durationOptions(trips: readonly Trip[], filter: TripFilter = noTripFilters) {
  const left = filterTrips(trips, { ...filter, durations: [] })
  return countedOptions(durationBands, trips.map(durationBandOf), left.map(durationBandOf))
}

/** The view of a list of trips: part of the address, so that refresh, Back and a shared link show the same. */
export type TripListView = TripFilter & { order: TripOrder }

/** The change that removes every filter. */
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

/** The address of the same search with another view. */
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

/** Returns the number of active filters. */
export function chosenTripFilters({ prices, durations }: TripFilter): number {
  return prices.length + durations.length
}
