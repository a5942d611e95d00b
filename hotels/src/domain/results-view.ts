import { shownParameter } from '@storefront/domain'
import {
  type HotelFilter,
  type HotelOrder,
  hotelOrders,
  priceBands,
  ratingBands,
} from './results.ts'

/** How the results are looked at: part of the address, so that refresh, Back and a shared link show the same. */
export type ResultsView = HotelFilter & { order: HotelOrder }

/** What takes every filter away. */
export const noFilters: HotelFilter = { prices: [], ratings: [], facilities: [], name: '' }

/** The parameters that only change the view: they ask for no new search. */
export const viewParameters = [
  'sort',
  'rating',
  'price',
  'facility',
  'name',
  shownParameter,
] as const

/** The view an address asks for. */
export function readView(params: URLSearchParams): ResultsView {
  const prices = params.getAll('price')
  const ratings = params.getAll('rating')
  return {
    order: hotelOrders.find(({ value }) => value === params.get('sort'))?.value ?? 'recommended',
    prices: priceBands.map(({ value }) => value).filter((value) => prices.includes(value)),
    ratings: ratingBands.map(({ value }) => value).filter((value) => ratings.includes(value)),
    facilities: params.getAll('facility'),
    name: params.get('name') ?? '',
  }
}

/** The same search looked at another way. */
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

/** How many filters narrow the list down. */
export function chosenFilters({ prices, ratings, facilities, name }: ResultsView): number {
  return prices.length + ratings.length + facilities.length + (name.trim() === '' ? 0 : 1)
}
