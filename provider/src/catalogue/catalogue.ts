import type { InferSelectModel } from 'drizzle-orm'
import type * as tables from '../database/catalogue-tables.ts'
import { searchText } from './search-text.ts'

export type AirportRow = InferSelectModel<typeof tables.airports>
export type AirlineRow = InferSelectModel<typeof tables.airlines>
export type FlightRow = InferSelectModel<typeof tables.flights>
export type DestinationRow = InferSelectModel<typeof tables.destinations>
export type HotelRow = InferSelectModel<typeof tables.hotels>
export type RoomRow = InferSelectModel<typeof tables.rooms>
export type RateRow = InferSelectModel<typeof tables.rates>
export type TourRow = InferSelectModel<typeof tables.tours>
export type PackageRow = InferSelectModel<typeof tables.packages>
export type ArticleRow = InferSelectModel<typeof tables.articles>
export type SlideRow = InferSelectModel<typeof tables.slides>

/** Every row of the catalogue's tables, as read at one moment. */
export type CatalogueRows = {
  revision: number
  airports: AirportRow[]
  airlines: AirlineRow[]
  flights: FlightRow[]
  destinations: DestinationRow[]
  hotels: HotelRow[]
  rooms: RoomRow[]
  rates: RateRow[]
  tours: TourRow[]
  packages: PackageRow[]
  articles: ArticleRow[]
  slides: SlideRow[]
}

/** A flight of the schedule with what it refers to. */
export type ScheduledFlight = FlightRow & {
  airlineName: string
  from: AirportRow
  to: AirportRow
}

/** A row with the text it is found by. */
export type Searchable<Row> = { row: Row; text: string }

/** The catalogue in memory, indexed for every question asked of it. Never changed: an edit makes a new one. */
export type Catalogue = {
  revision: number
  /** Suggested ones first, then by name. */
  airports: Searchable<AirportRow>[]
  flightsByNumber: Map<string, ScheduledFlight>
  /** By "CUN-MIA", in order of departure. */
  flightsByRoute: Map<string, ScheduledFlight[]>
  destinations: DestinationRow[]
  slides: SlideRow[]
  /** Newest first. */
  articles: ArticleRow[]
  articlesBySlug: Map<string, ArticleRow>
}

/** Key of `flightsByRoute`. */
export const routeKey = (origin: string, destination: string) => `${origin}-${destination}`

/** Indexes the rows. Throws when a row refers to one that is not there. */
export function buildCatalogue(rows: CatalogueRows): Catalogue {
  const airportOf = byKey(rows.airports, (airport) => airport.iataCode)
  const airlineOf = byKey(rows.airlines, (airline) => airline.code)
  const flights = rows.flights.map(
    (flight): ScheduledFlight => ({
      ...flight,
      airlineName: found(airlineOf, flight.airlineCode).name,
      from: found(airportOf, flight.origin),
      to: found(airportOf, flight.destination),
    }),
  )
  const articles = rows.articles.toSorted((a, b) => compare(b.publishDate, a.publishDate))
  return {
    revision: rows.revision,
    airports: rows.airports.toSorted(bySuggestion).map((row) => ({
      row,
      text: searchText(`${row.iataCode} ${row.name} ${row.airportName}`),
    })),
    flightsByNumber: byKey(flights, (flight) => flight.flightNumber),
    flightsByRoute: Map.groupBy(
      flights.toSorted((a, b) => compare(a.departs, b.departs)),
      (flight) => routeKey(flight.origin, flight.destination),
    ),
    destinations: rows.destinations,
    slides: rows.slides.toSorted((a, b) => a.id - b.id),
    articles,
    articlesBySlug: byKey(articles, (article) => article.slug),
  }
}

function bySuggestion(a: AirportRow, b: AirportRow): number {
  const last = Number.MAX_SAFE_INTEGER
  return (a.position ?? last) - (b.position ?? last) || a.name.localeCompare(b.name, 'en')
}

function byKey<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> {
  return new Map(rows.map((row) => [key(row), row]))
}

function found<Row>(rows: Map<string, Row>, key: string): Row {
  const row = rows.get(key)
  if (row === undefined) throw new Error(`the catalogue has no ${key}`)
  return row
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
