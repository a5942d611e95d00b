import { byAlphabet, countedOptions, plainText, shownParameter } from '@storefront/domain'
import { freeCancellation, type HotelOffer } from './offers.ts'

/** Order of a list. `recommended` is the provider's order. */
export type HotelOrder = 'recommended' | 'price' | 'rating' | 'beach' | 'name'

const orders: readonly { value: HotelOrder; label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'rating', label: 'Rating, highest first' },
  { value: 'beach', label: 'Nearest to the beach' },
  { value: 'name', label: 'Name, A to Z' },
]

/** Orders that a list offers. The order by beach needs a hotel with a known distance. */
export function hotelOrders(offers: readonly HotelOffer[]) {
  const knowsBeach = offers.some(({ beachMeters }) => beachMeters !== null)
  return orders.filter(({ value }) => value !== 'beach' || knowsBeach)
}

/** 'On the beach', '250 m to the beach', '4.5 km to the beach'; null if unknown. */
export function beachText({ beachMeters: meters }: HotelOffer): string | null {
  if (meters === null) return null
  if (meters <= 30) return 'On the beach'
  return `${meters < 1000 ? `${meters} m` : `${meters / 1000} km`} to the beach`
}

export type RatingBand = 'top' | 'good' | 'fair' | 'low'

/** Rating filters, best first. `from` is the lowest rating of the band. */
const ratingBands: readonly { value: RatingBand; label: string; from: number }[] = [
  { value: 'top', label: '4.5 and above', from: 4.5 },
  { value: 'good', label: '4 to 4.4', from: 4 },
  { value: 'fair', label: '3 to 3.9', from: 3 },
  { value: 'low', label: 'Below 3', from: 0 },
]

function ratingBandOf({ rating }: HotelOffer): RatingBand | null {
  if (rating === null) return null
  return ratingBands.find(({ from }) => rating >= from)?.value ?? null
}

export type PriceBand = 'under-100' | 'under-200' | 'under-300' | 'over-300'

/** Price filters, lowest first. `belowUsd` is the first price above the band. */
const priceBands: readonly { value: PriceBand; label: string; belowUsd: number }[] = [
  { value: 'under-100', label: 'Under $100', belowUsd: 100 },
  { value: 'under-200', label: '$100 to $199', belowUsd: 200 },
  { value: 'under-300', label: '$200 to $299', belowUsd: 300 },
  { value: 'over-300', label: '$300 and above', belowUsd: Number.POSITIVE_INFINITY },
]

function priceBandOf({ price }: HotelOffer): PriceBand | null {
  if (price === null) return null
  return priceBands.find(({ belowUsd }) => price.nightlyUsd < belowUsd)?.value ?? null
}

/** Filters of a list. An empty filter keeps every hotel. */
export type HotelFilter = {
  prices: readonly PriceBand[]
  ratings: readonly RatingBand[]
  /** A hotel must have all of these facilities. */
  facilities: readonly string[]
  /** Part of a name. Case and accents are ignored. */
  name: string
}

/** Hotels that pass every filter. The free cancellation filter replaces prices by flexible ones. */
export function filterHotels(all: readonly HotelOffer[], filter: HotelFilter): HotelOffer[] {
  const name = plainText(filter.name)
  const isFlexible = filter.facilities.includes(freeCancellation)
  const offers = isFlexible
    ? all.map((one) => ({ ...one, price: one.flexiblePrice ?? one.price }))
    : all
  return offers.filter((offer) => {
    const band = ratingBandOf(offer)
    const price = priceBandOf(offer)
    return (
      (filter.prices.length === 0 || filter.prices.some((chosen) => chosen === price)) &&
      (filter.ratings.length === 0 || filter.ratings.some((chosen) => chosen === band)) &&
      filter.facilities.every((facility) => offer.has.includes(facility)) &&
      plainText(offer.name).includes(name)
    )
  })
}

/** Sorts hotels. Ties keep the provider's order. */
export function sortHotels(offers: readonly HotelOffer[], order: HotelOrder): HotelOffer[] {
  return offers.toSorted(comparisons[order])
}

const comparisons: Record<HotelOrder, (a: HotelOffer, b: HotelOffer) => number> = {
  recommended: () => 0,
  price: (a, b) => (a.price?.totalUsd ?? Infinity) - (b.price?.totalUsd ?? Infinity) || 0,
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1),
  beach: (a, b) => (a.beachMeters ?? Infinity) - (b.beachMeters ?? Infinity) || 0,
  name: (a, b) => byAlphabet(a.name, b.name),
}

/** Price bands of the list, each with the number of hotels that pass the other filters. */
export function priceOptions(offers: readonly HotelOffer[], filter: HotelFilter) {
  const left = filterHotels(offers, { ...filter, prices: [] })
  return countedOptions(priceBands, offers.map(priceBandOf), left.map(priceBandOf))
}

/** Rating bands of the list, each with the number of hotels that pass the other filters. */
export function ratingOptions(offers: readonly HotelOffer[], filter: HotelFilter) {
  const left = filterHotels(offers, { ...filter, ratings: [] })
  return countedOptions(ratingBands, offers.map(ratingBandOf), left.map(ratingBandOf))
}

/** Facilities of the list, most common first, each with the number of hotels left under all filters. */
export function facilityOptions(offers: readonly HotelOffer[], filter: HotelFilter) {
  const inAll = facilityCounts(offers)
  const left = facilityCounts(filterHotels(offers, filter))
  return [...inAll]
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || byAlphabet(a, b))
    .map(([value]) => ({ value, label: value, count: left.get(value) ?? 0 }))
}

function facilityCounts(offers: readonly HotelOffer[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const facility of offers.flatMap((offer) => [...new Set(offer.has)])) {
    counts.set(facility, (counts.get(facility) ?? 0) + 1)
  }
  return counts
}

/** Filters and order of the list, held in the address. */
export type ResultsView = HotelFilter & { order: HotelOrder }

export const noFilters: HotelFilter = { prices: [], ratings: [], facilities: [], name: '' }

/** Query parameters that change the view and trigger no search. */
export const viewParameters = [
  'sort',
  'rating',
  'price',
  'facility',
  'name',
  shownParameter,
] as const

export function readView(params: URLSearchParams): ResultsView {
  const prices = params.getAll('price')
  const ratings = params.getAll('rating')
  return {
    order: orders.find(({ value }) => value === params.get('sort'))?.value ?? 'recommended',
    prices: priceBands.map(({ value }) => value).filter((value) => prices.includes(value)),
    ratings: ratingBands.map(({ value }) => value).filter((value) => ratings.includes(value)),
    facilities: params.getAll('facility'),
    name: params.get('name') ?? '',
  }
}

/** Changes the view in an address and keeps its search. */
export function withView(params: URLSearchParams, change: Partial<ResultsView>): URLSearchParams {
  const view = { ...readView(params), ...change }
  const next = new URLSearchParams(params)
  for (const parameter of viewParameters) next.delete(parameter)
  if (view.order !== 'recommended') next.set('sort', view.order)
  for (const price of view.prices) next.append('price', price)
  for (const rating of view.ratings) next.append('rating', rating)
  for (const facility of view.facilities) next.append('facility', facility)
  if (view.name) next.set('name', view.name)
  return next
}

/** Number of active filters. */
export function chosenFilters({ prices, ratings, facilities, name }: ResultsView): number {
  return prices.length + ratings.length + facilities.length + (name.trim() === '' ? 0 : 1)
}
