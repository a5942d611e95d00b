import { countedOptions, shownParameter } from '@storefront/domain'
import type { ListedTrip } from './trip.ts'

/** Sort order; `recommended` is the provider's order. */
export type TripOrder = 'recommended' | 'price' | 'price-highest' | 'duration' | 'duration-longest'

export const tripOrders: readonly { value: TripOrder; label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'price-highest', label: 'Price, highest first' },
  { value: 'duration', label: 'Duration, shortest first' },
  { value: 'duration-longest', label: 'Duration, longest first' },
]

export type PriceBand = 'under-100' | 'under-250' | 'under-500' | 'under-1000' | 'over-1000'

/** Price filters; `belowUsd` is exclusive. */
const priceBands: readonly { value: PriceBand; label: string; belowUsd: number }[] = [
  { value: 'under-100', label: 'Under $100', belowUsd: 100 },
  { value: 'under-250', label: '$100 to $249', belowUsd: 250 },
  { value: 'under-500', label: '$250 to $499', belowUsd: 500 },
  { value: 'under-1000', label: '$500 to $999', belowUsd: 1000 },
  { value: 'over-1000', label: '$1,000 and above', belowUsd: Number.POSITIVE_INFINITY },
]

export type DurationBand = 'day' | 'few-days' | 'week' | 'longer'

/** Duration filters; `upToDays` is inclusive. */
const durationBands: readonly { value: DurationBand; label: string; upToDays: number }[] = [
  { value: 'day', label: '1 day', upToDays: 1 },
  { value: 'few-days', label: '2 to 3 days', upToDays: 3 },
  { value: 'week', label: '4 to 7 days', upToDays: 7 },
  { value: 'longer', label: '8 days and more', upToDays: Number.POSITIVE_INFINITY },
]

/** Chosen filters; [] keeps everything. */
export type TripFilter = {
  prices: readonly PriceBand[]
  durations: readonly DurationBand[]
}

export function priceBandOf({ pricePerPersonUsd }: ListedTrip): PriceBand {
  return priceBands.find(({ belowUsd }) => pricePerPersonUsd < belowUsd)?.value ?? 'over-1000'
}

/** Null for an unknown length. */
export function durationBandOf({ durationDays }: ListedTrip): DurationBand | null {
  if (durationDays === null) return null
  return durationBands.find(({ upToDays }) => durationDays <= upToDays)?.value ?? null
}

export function filterTrips(
  trips: readonly ListedTrip[],
  { prices, durations }: TripFilter,
): ListedTrip[] {
  return trips.filter((trip) => {
    const duration = durationBandOf(trip)
    return (
      (prices.length === 0 || prices.includes(priceBandOf(trip))) &&
      (durations.length === 0 || durations.some((chosen) => chosen === duration))
    )
  })
}

/** Sorts stably; trips of unknown length come last. */
export function sortTrips(trips: readonly ListedTrip[], order: TripOrder): ListedTrip[] {
  return trips.toSorted(comparisons[order])
}

const comparisons: Record<TripOrder, (a: ListedTrip, b: ListedTrip) => number> = {
  recommended: () => 0,
  price: (a, b) => a.pricePerPersonUsd - b.pricePerPersonUsd,
  'price-highest': (a, b) => b.pricePerPersonUsd - a.pricePerPersonUsd,
  duration: (a, b) => (a.durationDays ?? unknownLast) - (b.durationDays ?? unknownLast),
  'duration-longest': (a, b) => (b.durationDays ?? 0) - (a.durationDays ?? 0),
}

const unknownLast = Number.MAX_SAFE_INTEGER

/** Price bands of the list, each with its number of trips that pass the duration filter. */
export function priceOptions(trips: readonly ListedTrip[], filter: TripFilter) {
  const left = filterTrips(trips, { ...filter, prices: [] })
  return countedOptions(priceBands, trips.map(priceBandOf), left.map(priceBandOf))
}

/** Duration bands of the list, each with its number of trips that pass the price filter. */
export function durationOptions(trips: readonly ListedTrip[], filter: TripFilter) {
  const left = filterTrips(trips, { ...filter, durations: [] })
  return countedOptions(durationBands, trips.map(durationBandOf), left.map(durationBandOf))
}

/** Order and filters; they are part of the URL. */
export type TripListView = TripFilter & { order: TripOrder }

export const noTripFilters: TripFilter = { prices: [], durations: [] }

/** URL parameters that can change without a new search. */
export const tripViewParameters = ['sort', 'price', 'duration', shownParameter] as const

export function readTripView(params: URLSearchParams): TripListView {
  const prices = params.getAll('price')
  const durations = params.getAll('duration')
  return {
    order: tripOrders.find(({ value }) => value === params.get('sort'))?.value ?? 'recommended',
    prices: priceBands.map(({ value }) => value).filter((value) => prices.includes(value)),
    durations: durationBands.map(({ value }) => value).filter((value) => durations.includes(value)),
  }
}

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

export function chosenTripFilters({ prices, durations }: TripFilter): number {
  return prices.length + durations.length
}
