import type { CatalogueRows, Row } from '../database/catalogue-rows.ts'
import type { CatalogueExtras } from '../database/json-columns.ts'
import { countryNames } from './country-names.ts'
import { picturesOf } from './pictures.ts'
import { searchText } from './search-text.ts'
import { indexWords } from './word-index.ts'

/** Immutable in-memory catalogue with its indexes, rebuilt after each edit. */
export type Catalogue = ReturnType<typeof buildCatalogue>

export type ScheduledFlight = NonNullable<ReturnType<Catalogue['flightsByNumber']['get']>>
export type HotelWithRooms = Catalogue['hotels']['all'][number]
export type RoomWithRates = HotelWithRooms['rooms'][number]
export type TourWithPlace = Catalogue['tours']['all'][number]
export type PackageWithPlace = Catalogue['packages']['all'][number]
export type Trip = TourWithPlace | PackageWithPlace

export const routeKey = (origin: string, destination: string) => `${origin}-${destination}`

const noExtras: CatalogueExtras = { captions: {}, focus: {}, facilityWords: {}, pictures: {} }

/** Throws if a row refers to a row that is missing. */
export function buildCatalogue(rows: CatalogueRows, revision: number, extras = noExtras) {
  const pictures = picturesOf(extras)
  const airportOf = byKey(rows.airports, (airport) => airport.iataCode)
  const airlineOf = byKey(rows.airlines, (airline) => airline.code)
  const flights = rows.flights.map((flight) => {
    const { code: _, name, ...terms } = found(airlineOf, flight.airlineCode)
    return {
      ...flight,
      airlineName: name,
      ...terms,
      from: found(airportOf, flight.origin),
      to: found(airportOf, flight.destination),
    }
  })
  const destinationOf = byKey(rows.destinations, (destination) => String(destination.id))
  const ratesOf = Map.groupBy(rows.rates.toSorted(byId), (rate) => rate.roomId)
  const rooms = rows.rooms.toSorted(byId).map((room) => ({
    ...room,
    gallery: pictures.gallery(room.images),
    rates: ratesOf.get(room.id) ?? [],
  }))
  const roomsOf = Map.groupBy(rooms, (room) => room.hotelId)
  const placed = <Sold extends Row<'hotels' | 'tours' | 'packages'>>(all: Sold[]) =>
    all.toSorted(byId).map((row) => ({
      ...row,
      picture: pictures.of(row.image),
      gallery: pictures.gallery(row.images),
      destination: found(destinationOf, String(row.destinationId)),
    }))
  const hotels = placed(rows.hotels)
    .map((hotel) => ({ ...hotel, rooms: roomsOf.get(hotel.id) ?? [] }))
    .toSorted((a, b) => b.rating - a.rating || byName(a, b))
  const destinationNamed = byKey(rows.destinations, nameOf)
  const tours = placed(rows.tours).map((tour) => ({
    ...tour,
    /** Destinations where guests start. Their names may be outdated: no foreign key holds them. */
    starts: tour.startsIn.length
      ? tour.startsIn.flatMap((name) => destinationNamed.get(name) ?? [])
      : [tour.destination],
  }))
  const packages = placed(rows.packages)
  const airports = rows.airports.toSorted(
    (a, b) => byPosition(a.position, b.position) || byName(a, b),
  )
  const aliased = airports.flatMap((airport) =>
    airport.aliases.map((name) => ({ alias: searchText(name), airport })),
  )
  const placesOf = Map.groupBy(rows.destinations, ({ gatewayIata }) => gatewayIata)
  const countryOf = ({ gatewayIata }: Row<'destinations'>) =>
    countryNames(found(airportOf, gatewayIata).country)
  const placeWords = (place: Row<'destinations'>) => `${namesOf(place)} ${countryOf(place)}`
  const withPlace = (sold: { name: string; destination: Row<'destinations'> }) =>
    `${sold.name} ${placeWords(sold.destination)}`
  const articles = rows.articles.toSorted((a, b) => compare(b.publishDate, a.publishDate))
  const facilityNames = (facility: string) => [facility, ...(extras.facilityWords[facility] ?? [])]
  return {
    revision,
    pictures,
    /** Version of each picture. */
    pictureVersions: extras.pictures,
    /** Suggested airports first, then by name. Also matches aliases, countries and the destinations served. */
    airports: indexWords(airports, (airport) =>
      [
        airportNames(airport),
        ...airport.aliases,
        countryNames(airport.country),
        ...(placesOf.get(airport.iataCode) ?? []).map(namesOf),
      ].join(' '),
    ),
    /** Matches names and codes only. */
    airportsByName: indexWords(airports, airportNames),
    airportsByCode: airportOf,
    /** By alias, normalised by `searchText`. */
    airportsByAlias: Map.groupBy(aliased, ({ alias }) => alias),
    airportsByArea: Map.groupBy(airports, ({ metroArea }) => metroArea),
    flightsByNumber: byKey(flights, (flight) => flight.flightNumber),
    /** By `routeKey` ("CUN-MIA"), ordered by departure time. */
    flightsByRoute: Map.groupBy(
      flights.toSorted((a, b) => compare(a.departs, b.departs)),
      (flight) => routeKey(flight.origin, flight.destination),
    ),
    /** Popular destinations first, by rank, then the others by name. */
    destinations: indexWords(
      rows.destinations.toSorted(
        (a, b) => byPosition(a.popularPosition, b.popularPosition) || byName(a, b),
      ),
      placeWords,
    ),
    hotels: indexWords(hotels, (hotel) =>
      [withPlace(hotel), ...hotel.facilities.flatMap(facilityNames)].join(' '),
    ),
    /** Matches names only. */
    hotelsByName: indexWords(hotels, nameOf),
    hotelsByKey: byIdAndSlug(hotels),
    roomsById: byKey(rooms, (room) => String(room.id)),
    /** Matches where a tour goes and where it starts. */
    tours: indexWords(tours, (tour) => [withPlace(tour), ...tour.starts.map(placeWords)].join(' ')),
    toursByName: indexWords(tours, nameOf),
    toursByKey: byIdAndSlug(tours),
    packages: indexWords(packages, withPlace),
    packagesByKey: byIdAndSlug(packages),
    slides: rows.slides.toSorted(byId),
    /** Newest first. */
    articles,
    articlesBySlug: byKey(articles, (article) => article.slug),
  }
}

function nameOf({ name }: { name: string }): string {
  return name
}

function namesOf({ name, aliases }: Row<'destinations'>): string {
  return [name, ...aliases].join(' ')
}

function airportNames({ name, iataCode, airportName }: Row<'airports'>): string {
  return `${name} ${iataCode} ${airportName}`
}

function byPosition(a: number | null, b: number | null): number {
  const last = Number.MAX_SAFE_INTEGER
  return (a ?? last) - (b ?? last)
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en')
}

function byId(a: { id: number }, b: { id: number }): number {
  return a.id - b.id
}

function byKey<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> {
  return new Map(rows.map((row) => [key(row), row]))
}

function byIdAndSlug<Row extends { id: number; slug: string }>(rows: Row[]): Map<string, Row> {
  return new Map(
    rows.flatMap((row): [string, Row][] => [
      [String(row.id), row],
      [row.slug, row],
    ]),
  )
}

function found<Row>(rows: Map<string, Row>, key: string): Row {
  const row = rows.get(key)
  if (row === undefined) throw new Error(`the catalogue has no ${key}`)
  return row
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
