import * as wire from '@storefront/contract/wire'
import type { GenericSchema, InferOutput } from 'valibot'
import { type Api, bodyOf, Unable } from './api.ts'
import { type Finding, tryAbility } from './finding.ts'
import { readRecord, readRecords } from './reading.ts'
import type { TestStay } from './test-stay.ts'

/** What the lists and records offered, to be booked. */
export type Offered = {
  hotel?: wire.WireHotel
  tour?: wire.WireTour
  package?: wire.WireTour
}

/** Content, hotels, tours and packages as the storefront reads them. */
export async function catalogueAbilities(
  api: Api,
  stay: TestStay,
): Promise<{ findings: Finding[]; offered: Offered }> {
  const { checkIn, checkOut } = stay
  const guests = { adults: 2, children: 0, infants: 0 }
  const days = { check_in: checkIn, check_out: checkOut }
  const findings: Finding[] = []
  const add = async (finding: Promise<Finding>) => void findings.push(await finding)

  await add(
    tryAbility('Show the home page', 'GET /page/home', async () => {
      return readRecord(wire.homePage, bodyOf(await api('/page/home'))).limits
    }),
  )
  const popular = wire.popularDestination
  await add(listed('Show popular destinations', '/destinations/popular', api, popular).finding)
  await add(
    listed('Suggest destinations', '/destinations/search', api, wire.destinationResult, {
      query: { query: 'a' },
    }).finding,
  )
  const articles = listed('List articles', '/articles', api, wire.article)
  await add(articles.finding)
  await add(read('Read an article', '/articles', 'slug', api, wire.article, articles).finding)

  const hotels = listed('List hotels', '/hotels', api, wire.hotel, {
    query: { q: '', ...days, ...guests },
  })
  await add(hotels.finding)
  const hotel = read('Show a hotel', '/hotels', 'slug', api, wire.hotel, hotels, roomLimits)
  await add(hotel.finding)
  const tours = listed('List tours', '/tours', api, wire.tour, { query: { q: '' } })
  await add(tours.finding)
  const tour = read('Show a tour', '/tours', 'slug', api, wire.tour, tours)
  await add(tour.finding)
  const packages = listed('List packages', '/packages', api, wire.tour, {
    query: { q: '', ...days, ...guests },
  })
  await add(packages.finding)
  // Promised for ids only; slugs are tried first by the storefront.
  const one = read('Show a package', '/packages', 'id', api, wire.tour, packages)
  await add(one.finding)
  await add(
    tryAbility('Show the map', 'GET /map-url', async () => mapLimits(await api('/map-url'))),
  )
  await add(
    tryAbility('Ask whether the contact form is open', 'GET /contact/status', async () => {
      bodyOf(await api('/contact/status'))
      return []
    }),
  )
  const offered: Offered = {}
  const [theHotel, theTour, thePackage] = await Promise.all([hotel.first, tour.first, one.first])
  if (theHotel) offered.hotel = theHotel
  if (theTour) offered.tour = theTour
  if (thePackage) offered.package = thePackage
  return { findings, offered }
}

type Tried<S extends GenericSchema> = {
  finding: Promise<Finding>
  /** The first record; null when there is none. */
  first: Promise<InferOutput<S> | null>
}

function listed<S extends GenericSchema>(
  ability: string,
  path: string,
  api: Api,
  schema: S,
  request: { query?: Record<string, string | number> } = {},
): Tried<S> {
  let first: InferOutput<S> | null = null
  const finding = tryAbility(ability, `GET ${path}`, async () => {
    const { records, limits } = readRecords(schema, bodyOf(await api(path, request)))
    first = records[0] ?? null
    return records.length > 0 ? limits : [...limits, 'the list is empty: its records are untried']
  })
  return { finding, first: finding.then(() => first) }
}

/** Reads the first record of a list by its slug or id, and one that does not exist. */
function read<S extends GenericSchema<unknown, { id: string | number; slug?: string | null }>>(
  ability: string,
  path: string,
  key: 'slug' | 'id',
  api: Api,
  schema: S,
  list: Tried<S>,
  limitsOf: (record: InferOutput<S>) => string[] = () => [],
): Tried<S> {
  let found: InferOutput<S> | null = null
  const finding = tryAbility(ability, `GET ${path}/{${key}}`, async () => {
    const first = await list.first
    if (!first) return null
    const name = encodeURIComponent(String(first[key]))
    const { record, limits } = readRecord(schema, bodyOf(await api(`${path}/${name}`)))
    found = record
    const missing = await api(`${path}/there-is-none-of-this-name`)
    const isFound = missing.status < 300 ? ['a record that does not exist is answered'] : []
    return [...limits, ...limitsOf(record), ...isFound]
  })
  return { finding, first: finding.then(() => found) }
}

function roomLimits({ rooms }: wire.WireHotel): string[] {
  if (rooms.length === 0) return ['the hotel has no rooms: none can be booked']
  const priced = rooms.filter(
    (room) =>
      room.rates.length > 0 &&
      room.rates.some((rate) => (rate.price_per_night ?? room.price_per_night) !== null),
  )
  const bare = rooms.length - priced.length
  return bare > 0 ? [`${bare} of ${rooms.length} rooms have no rate with a price`] : []
}

function mapLimits(answer: Awaited<ReturnType<Api>>): string[] {
  const body = bodyOf(answer)
  const inner = body !== null && typeof body === 'object' && 'data' in body ? body.data : body
  const url =
    inner !== null && typeof inner === 'object'
      ? (Reflect.get(inner, 'url') ?? Reflect.get(inner, 'map_url'))
      : inner
  if (typeof url !== 'string' || !URL.canParse(url)) throw new Unable('answers no address')
  if (new URL(url).protocol !== 'https:') throw new Unable('the address is not https')
  return []
}
