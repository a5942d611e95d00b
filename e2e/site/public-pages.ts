import type { APIRequestContext } from '@playwright/test'
import { detailPaths, paths } from '@storefront/contract'
import { dayFromToday } from '../visitor/days.ts'
import { isLive } from './live-paths.ts'

/** Kinds of records with a page of their own. */
const records = [
  { kind: 'hotel', call: '/hotels', page: detailPaths.hotel },
  { kind: 'tour', call: '/tours', page: detailPaths.tour },
  { kind: 'package', call: '/packages', page: detailPaths.package },
  { kind: 'article', call: '/articles', page: detailPaths.article },
].filter(({ page }) => isLive(page('x')))

const flights = `${paths.flightResults}?from=CUN&to=MIA&departureDate=${dayFromToday(9)}`

export const flightsFound = `${flights}&returnDate=&type=Oneway`

/** A round trip for a couple with a baby. */
export const roundTripFound = `${flights}&returnDate=${dayFromToday(12)}&type=Round+Trip&adults=2&infants=1`

async function pagesByKind(request: APIRequestContext): Promise<Record<string, string[]>> {
  const lists = records.map(async ({ kind, call, page }) => {
    const { data } = await (await request.get(`/api/v1${call}`)).json()
    return [kind, data.map(({ slug }: { slug: string }) => page(slug))]
  })
  return Object.fromEntries(await Promise.all(lists))
}

/** Address of the first record of each kind. */
export async function oneOfEach(request: APIRequestContext): Promise<Record<string, string>> {
  const pages = Object.entries(await pagesByKind(request))
  return Object.fromEntries(pages.map(([kind, [first = '']]) => [kind, first]))
}

/** Addresses of all records. */
export async function detailPages(request: APIRequestContext): Promise<string[]> {
  return Object.values(await pagesByKind(request)).flat()
}

/** Public pages, except the pages of records. */
export const fixedPages = [
  paths.home,
  paths.hotels,
  paths.tours,
  paths.packages,
  paths.blog,
  paths.contact,
  paths.faq,
  paths.help,
  paths.privacy,
  paths.terms,
].filter(isLive)
