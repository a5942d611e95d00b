import { Hono } from 'hono'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { searchText } from '../catalogue/search-text.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { nightlyCents } from '../hotels/rates.ts'
import { sendJson, sendPrepared } from '../http/answers.ts'
import { readQuery, searchQuery } from '../http/read-request.ts'

const mostFound = 12

/** GET /destinations/popular and GET /destinations/search. */
export function destinationRoutes(catalogue: CatalogueStore) {
  return new Hono()
    .get('/destinations/popular', (context) =>
      sendPrepared(context, catalogue.current(), 'popular', popular),
    )
    .get('/destinations/search', (context) => {
      const text = searchText(readQuery(context, searchQuery).query)
      return sendJson(context, JSON.stringify(search(catalogue.current(), text)), 60)
    })
}

/**
 * Finds destinations, hotels and tours by name. If no name matches, finds hotels by facility, else corrects the
 * spelling.
 */
function search(catalogue: Catalogue, text: string) {
  const { destinations, hotels, hotelsByName, toursByName } = catalogue
  if (text === '') return found('destination', destinations.all)
  const named = [
    ...found('destination', destinations.find(text, mostFound)),
    ...found('hotel', hotelsByName.find(text, mostFound)),
    ...found('tour', toursByName.find(text, mostFound)),
  ]
  const described = named.length > 0 ? named : found('hotel', hotels.find(text, mostFound))
  if (described.length > 0) return described.slice(0, mostFound)
  return [
    ...found('destination', destinations.findLike(text, mostFound)),
    ...found('hotel', hotels.findLike(text, mostFound)),
    ...found('tour', toursByName.findLike(text, mostFound)),
  ].slice(0, mostFound)
}

function found(
  type: 'destination' | 'hotel' | 'tour',
  all: readonly { id: number; name: string }[],
) {
  return all.map(({ id, name }) => ({ id: `${type}-${id}`, name, type }))
}

function popular(catalogue: Catalogue) {
  return catalogue.destinations.all
    .filter(({ popularPosition }) => popularPosition !== null)
    .map((row) => ({
      id: row.id,
      name: row.name,
      image_url: row.image && catalogue.pictures.url(row.image),
      rating: row.rating,
      reviews_count: row.reviewsCount,
      nightly_price_from: nightlyPriceFrom(catalogue, row),
      flights_count: weeklyFlights(catalogue, row),
      hotels_count: countIn(row, catalogue.hotels.all),
      tours_count: toursFrom(catalogue, row),
    }))
}

function countIn({ id }: Row<'destinations'>, all: readonly { destinationId: number }[]): number {
  return all.filter(({ destinationId }) => destinationId === id).length
}

/** Number of tours that go to the destination or start there. */
function toursFrom(catalogue: Catalogue, { id }: Row<'destinations'>): number {
  return catalogue.tours.all.filter(
    ({ destinationId, starts }) => destinationId === id || starts.some((start) => start.id === id),
  ).length
}

/** Lowest nightly price in USD of the destination's hotels; null without a price. */
function nightlyPriceFrom(catalogue: Catalogue, { id }: Row<'destinations'>): number | null {
  const cents = catalogue.hotels.all
    .filter(({ destinationId }) => destinationId === id)
    .flatMap(({ rooms }) => rooms)
    .flatMap((room) => room.rates.map((rate) => nightlyCents(rate, room)))
    .filter((price) => price !== null)
  return cents.length > 0 ? Math.min(...cents) / 100 : null
}

/** Number of flights per week to the destination's airport. */
function weeklyFlights(catalogue: Catalogue, { gatewayIata }: Row<'destinations'>): number {
  return [...catalogue.flightsByNumber.values()]
    .filter((flight) => flight.destination === gatewayIata)
    .reduce((sum, flight) => sum + daysPerWeek(flight.weekdays), 0)
}

function daysPerWeek(weekdays: number): number {
  return weekdays.toString(2).replaceAll('0', '').length
}
