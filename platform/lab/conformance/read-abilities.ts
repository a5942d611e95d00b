import * as wire from '@storefront/contract/wire'
import { unwrap } from '@storefront/http'
import * as v from 'valibot'
import { type Api, bodyOf, Unable } from './api.ts'
import type { Attempt } from './finding.ts'
import { isObject, lostFields, readList, readRecord } from './reading.ts'

/** Dates of a test booking: far enough ahead to be on sale, and short. */
export type TestStay = { checkIn: string; checkOut: string }

/** Offers found for booking; null for a product without any. */
export type Offered = {
  flight: wire.WireFlight | null
  hotel: wire.WireHotel | null
  tour: wire.WireTour | null
  package: wire.WireTour | null
}

type Query = Record<string, string | number>

/** Maximum number of routes searched for a flight. */
const mostRoutes = 12

/** Tries each of the storefront's read requests, and returns offers to book. */
export async function readAbilities(
  api: Api,
  attempt: Attempt,
  { checkIn, checkOut }: TestStay,
): Promise<Offered> {
  const get = async (path: string, query: Query = {}) => bodyOf(await api(path, { query }))
  const list = <S extends v.GenericSchema>(path: string, schema: S, query: Query = {}) =>
    attempt(`GET ${path}`, path, async (path, limits) => {
      const records = readList(schema, await get(path, query), limits)
      if (records.length === 0) limits.push('the list is empty: its records are untried')
      return records[0] ?? null
    })
  /** Reads the record with this slug or id, and checks that an unknown name is refused. */
  const record = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    name: string | number | undefined,
    limitsOf: (record: v.InferOutput<S>) => string[] = () => [],
  ) =>
    attempt(`GET ${path}`, name, async (name, limits) => {
      const at = (name: string | number) => path.replace(/\{\w+\}/, encodeURIComponent(name))
      const found = readRecord(schema, await get(at(name)), limits)
      limits.push(...limitsOf(found))
      const { status } = await api(at('there-is-none-of-this-name'))
      if (status < 300) limits.push('a record that does not exist is answered')
      return found
    })

  const codes = await attempt('GET /airports/search', '', async (query, limits) => {
    const airports = readList(wire.airport, await get('/airports/search', { query }), limits)
    if (airports.length < 2) throw new Unable('an empty text finds fewer than two airports')
    return airports.map(({ iata_code }) => iata_code)
  })
  const found = await attempt(
    'GET /flights/search',
    codes,
    async (codes, limits) => {
      for (const route of routesOf(codes)) {
        const body = await get('/flights/search', { ...route, date: checkIn, type: 'Oneway' })
        const { outbound_flights: flights } = readRecord(wire.flightResults, body, [])
        const raw = unwrap(body)
        const [flight] = flights
        if (!flight && Array.isArray(raw) && raw.length > 0)
          throw new Unable('no flight can be read')
        if (!flight) continue
        limits.push(...flightLimits(raw, flights))
        return { route, flight, tellsDays: isObject(body) && body.days === true }
      }
      throw new Unable(`no flight on ${mostRoutes} routes of its own airports`)
    },
    { ability: 'Flights of a day, one way' },
  )
  await attempt('GET /flights/search', found, async ({ route }, limits) => {
    const query = { ...route, date: checkIn, returnDate: checkOut, type: 'Round Trip' }
    const body = await get('/flights/search', query)
    if (Array.isArray(unwrap(body))) throw new Unable('answers one list, not both directions')
    const { outbound_flights, inbound_flights } = readRecord(wire.flightResults, body, limits)
    if (inbound_flights.length === 0) throw new Unable('answers no inbound flights')
    const unpriced = outbound_flights.filter((one) => one.price_round_trip === null).length
    if (unpriced === outbound_flights.length)
      throw new Unable('no outbound flight has a price_round_trip')
    if (unpriced > 0) limits.push(`${unpriced} outbound flights have no price_round_trip`)
  })
  await attempt(
    'GET /flights/days',
    found,
    async ({ route, tellsDays }, limits) => {
      if (!tellsDays)
        throw new Unable('the search does not say that it can: "days": true beside "data"')
      const query = { ...route, first: checkIn, last: checkOut, type: 'Oneway' }
      const days = readList(wire.dayPrice, await get('/flights/days', query), limits)
      const chosen = days.find(({ date }) => date === checkIn)
      if ((chosen?.price ?? null) === null) limits.push('a day that has flights has no price')
    },
    { isNeeded: false },
  )

  await attempt('GET /page/home', '/page/home', async (path, limits) => {
    readRecord(wire.homePage, await get(path), limits)
  })
  await list('/destinations/popular', wire.popularDestination)
  await list('/destinations/search', wire.destinationResult, { query: 'a' })
  const article = await list('/articles', wire.article)
  await record('/articles/{slug}', wire.article, article?.slug)
  const guests = { adults: 2, children: 0, infants: 0 }
  const stay = { q: '', check_in: checkIn, check_out: checkOut, ...guests }
  const hotel = await list('/hotels', wire.hotel, stay)
  const tour = await list('/tours', wire.tour, { q: '' })
  const one = await list('/packages', wire.tour, stay)
  const offered = {
    flight: found?.flight ?? null,
    hotel: await record('/hotels/{id}', wire.hotel, hotel?.slug, roomLimits),
    tour: await record('/tours/{id}', wire.tour, tour?.slug ?? undefined),
    // The contract requires ids only. The storefront tries slugs first.
    package: await record('/packages/{id}', wire.tour, one?.id),
  }
  await attempt(
    'GET /hotels/{id}/days',
    offered.hotel,
    async ({ id, slug, days }, limits) => {
      if (!days) throw new Unable('the hotel does not say that it can: "days": true')
      const path = `/hotels/${encodeURIComponent(slug || id)}/days`
      const query = { first: checkIn, last: checkOut, nights: 1, ...guests }
      readList(wire.dayPrice, await get(path, query), limits)
    },
    { isNeeded: false },
  )
  await attempt('GET /map-url', '/map-url', async (path) => {
    const url = v.parse(wire.mapUrl, unwrap(await get(path)))
    if (!url || !URL.canParse(url)) throw new Unable('answers no address')
    if (new URL(url).protocol !== 'https:') throw new Unable('the address is not https')
  })
  await attempt('GET /contact/status', '/contact/status', (path) => get(path))
  return offered
}

/** Routes between different airports, in the order of the codes, at most `mostRoutes`. */
function routesOf(codes: readonly string[]): { from: string; to: string }[] {
  return codes
    .flatMap((from) => codes.filter((to) => to !== from).map((to) => ({ from, to })))
    .slice(0, mostRoutes)
}

function flightLimits(raw: unknown, flights: readonly wire.WireFlight[]): string[] {
  const lost = lostFields(raw, flights).map((path) => `${path} cannot be read`)
  const timeless = flights.filter(
    ({ departure_time, arrival_time }) =>
      ![departure_time, arrival_time].every((time) => /^\d\d:\d\d/.test(time)),
  )
  const words =
    timeless.length > 0 ? [`${timeless.length} flights have a time that is not HH:MM`] : []
  return [...new Set(lost), ...words]
}

function roomLimits({ rooms }: wire.WireHotel): string[] {
  if (rooms.length === 0) return ['the hotel has no rooms: none can be booked']
  const bare = rooms.filter((room) =>
    room.rates.every((rate) => (rate.price_per_night ?? room.price_per_night) === null),
  )
  return bare.length > 0
    ? [`${bare.length} of ${rooms.length} rooms have no rate with a price`]
    : []
}
