import { airport, dayFare, flightResults, type WireFlight } from '@storefront/contract/wire'
import { unwrap } from '@storefront/http'
import { type Api, bodyOf, Unable } from './api.ts'
import { type Finding, tryAbility } from './finding.ts'
import { lostFields, readRecord, readRecords } from './reading.ts'
import type { TestStay } from './test-stay.ts'

/** Routes tried before it is said that nothing flies. */
const mostRoutes = 12

/** Airports and flights as the storefront asks for them; `flight` is one to book. */
export async function flightAbilities(
  api: Api,
  { checkIn, checkOut }: TestStay,
): Promise<{ findings: Finding[]; flight: WireFlight | null }> {
  let codes: string[] = []
  let route: { from: string; to: string } | null = null
  let flight: WireFlight | null = null
  let tellsDays = false

  const airports = await tryAbility('Look up airports', 'GET /airports/search', async () => {
    const all = readRecords(
      airport,
      bodyOf(await api('/airports/search', { query: { query: '' } })),
    )
    codes = all.records.map(({ iata_code }) => iata_code)
    if (codes.length < 2) throw new Unable('an empty text finds fewer than two airports')
    return all.limits
  })
  const oneWay = await tryAbility('Search flights, one way', 'GET /flights/search', async () => {
    if (codes.length < 2) return null
    for (const [from, to] of routesOf(codes)) {
      const query = { from, to, date: checkIn, type: 'Oneway' }
      const body = bodyOf(await api('/flights/search', { query }))
      const { outbound_flights } = readRecord(flightResults, body).record
      const raw = unwrap(body)
      const count = Array.isArray(raw) ? raw.length : outbound_flights.length
      if (count > 0 && outbound_flights.length === 0) throw new Unable('no flight can be read')
      if (outbound_flights.length === 0) continue
      route = { from, to }
      tellsDays = body !== null && typeof body === 'object' && 'days' in body && body.days === true
      flight = outbound_flights[0] ?? null
      return flightLimits(raw, outbound_flights)
    }
    throw new Unable(`no flight on ${mostRoutes} routes of its own airports`)
  })
  const roundTrip = await tryAbility(
    'Search flights, round trip',
    'GET /flights/search',
    async () => {
      if (!route) return null
      const query = { ...route, date: checkIn, returnDate: checkOut, type: 'Round Trip' }
      const body = bodyOf(await api('/flights/search', { query }))
      if (Array.isArray(unwrap(body))) throw new Unable('answers one list, not both directions')
      const { record, limits } = readRecord(flightResults, body)
      if (record.inbound_flights.length === 0) throw new Unable('answers no inbound flights')
      const unpriced = record.outbound_flights.filter((one) => one.price_round_trip === null)
      if (unpriced.length === record.outbound_flights.length) {
        throw new Unable('no outbound flight has a price_round_trip')
      }
      if (unpriced.length === 0) return limits
      return [...limits, `${unpriced.length} outbound flights have no price_round_trip`]
    },
  )
  const days = await tryAbility(
    'Show prices of nearby days',
    'GET /flights/days',
    async () => {
      if (!route) return null
      if (!tellsDays)
        throw new Unable('the search does not say that it can: "days": true beside "data"')
      const query = { ...route, first: checkIn, last: checkOut, type: 'Oneway' }
      const { records, limits } = readRecords(
        dayFare,
        bodyOf(await api('/flights/days', { query })),
      )
      const chosen = records.find(({ date }) => date === checkIn)
      const isPriced = (chosen?.price ?? null) !== null
      return isPriced ? limits : [...limits, 'a day that has flights has no price']
    },
    false,
  )
  return { findings: [airports, oneWay, roundTrip, days], flight }
}

/** From each airport to each other, beginning with the first ones. */
function routesOf(codes: readonly string[]): [string, string][] {
  const routes = codes.flatMap((from, index) =>
    codes.filter((_, other) => other !== index).map((to): [string, string] => [from, to]),
  )
  return routes.slice(0, mostRoutes)
}

function flightLimits(raw: unknown, flights: readonly WireFlight[]): string[] {
  const limits = lostFields(raw, flights).map((path) => `${path} cannot be read`)
  const timeless = flights.filter(
    ({ departure_time, arrival_time }) =>
      !/^\d\d:\d\d/.test(departure_time) || !/^\d\d:\d\d/.test(arrival_time),
  )
  if (timeless.length > 0) limits.push(`${timeless.length} flights have a time that is not HH:MM`)
  return [...new Set(limits)]
}
