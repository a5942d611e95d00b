import type { APIRequestContext } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { readHead } from '../site/page-head.ts'
import { detailPages, fixedPages, flightsFound, oneOfEach } from '../site/public-pages.ts'

/** Descriptions (schema.org) of a page about one record. */
const described: Record<string, string[]> = {
  hotel: ['Hotel', 'BreadcrumbList'],
  tour: ['TouristTrip', 'BreadcrumbList'],
  package: ['TouristTrip', 'BreadcrumbList'],
  article: ['BlogPosting', 'BreadcrumbList'],
}

async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  return { status: answer.status(), headers: answer.headers(), ...readHead(await answer.text()) }
}

test('every public page describes itself, each in its own words', async ({ request, baseURL }) => {
  const details = Object.values(await oneOfEach(request))
  const titles = new Set<string>()
  for (const path of [...fixedPages, ...details]) {
    const page = await read(request, path)
    const canonical = `${baseURL}${path}`
    expect(page, path).toMatchObject({
      status: 200,
      isIndexed: true,
      canonical,
      openGraph: {
        ...{ title: page.title, description: page.description, url: canonical },
        ...{ site_name: 'Marea Travel', type: 'website' },
      },
    })
    expect(page.title.length, `title of ${path}`).toBeLessThanOrEqual(70)
    // A title without room for the site's name goes without it: search engines show the name beside it.
    if (page.title.length + ' | Marea Travel'.length <= 70)
      expect(page.title, path).toMatch(/Marea/)
    expect(page.description.length, `description of ${path}`).toBeGreaterThan(40)
    expect(page.headers['cache-control'], path).toBe('private, no-cache')
    const picture = await request.get(page.openGraph.image ?? '')
    expect(picture.headers()['content-type'], `picture of ${path}`).toMatch(/^image\//)
    expect(page.openGraph['image:alt'], path).toBeTruthy()
    expect(Number(page.openGraph['image:width']), path).toBeGreaterThanOrEqual(1200)
    expect(Number(page.openGraph['image:height']), path).toBeGreaterThanOrEqual(630)
    expect(page.linksToNothing, path).toEqual([])
    titles.add(page.title)
  }
  expect(titles.size).toBe(fixedPages.length + details.length)
})

test('a record is described by name, with absolute addresses and a path that leads to it', async ({
  request,
  baseURL,
}) => {
  for (const [kind, address] of Object.entries(await oneOfEach(request))) {
    const { things, title, canonical } = await read(request, address)
    expect(Object.keys(things), kind).toEqual(described[kind])
    const [main] = Object.values(things)
    expect(title).toContain(main?.name ?? main?.headline)
    for (const [, url = ''] of JSON.stringify(things).matchAll(/"(?:url|item|image)":"([^"]*)"/g))
      expect(url, kind).toMatch(/^https?:/)
    const steps = things.BreadcrumbList?.itemListElement as { item: string }[]
    expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${baseURL}/`, canonical])
  }
})

test('a page has one address: without a slash, a query of an advertisement or a length', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get(`${paths.hotels}/?a=1`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, `${baseURL}/hotels?a=1`])
  for (const query of ['utm_source=mail&utm_medium=x', 'gclid=x1', 'msclkid=x1', 'show=20']) {
    const canonical = `${baseURL}${paths.hotels}`
    const page = await read(request, `${paths.hotels}?${query}`)
    expect(page, query).toMatchObject({ isIndexed: true, canonical })
  }
})

test('search results, steps of a booking and missing pages are kept out of search engines', async ({
  request,
}) => {
  const hidden: [address: string, status: number][] = [
    ...[flightsFound, `${paths.hotels}?destination=Tulum`, `${paths.tours}?destination=Tulum`],
    ...[`${paths.packages}?destination=Tulum`, paths.tourSummary, paths.hotelSuccess],
    ...[paths.flightFailed, paths.account],
  ].map((address): [string, number] => [address, 200])
  for (const list of ['', paths.hotels, paths.tours, paths.packages, paths.blog])
    hidden.push([`${list}/no-such-page`, 404])
  for (const [address, status] of hidden) {
    expect(await read(request, address), address).toMatchObject({ status, isIndexed: false })
  }
  // A link to a search shows what was searched.
  const { description } = await read(request, flightsFound)
  expect(description).toMatch(/^Flights from Cancún to Miami: .+, 1 adult, /i)
})

test('the sitemap names exactly the public pages, each with a day', async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)]
  const listed = entries.map(([, address = '']) => address.replace(baseURL ?? '', ''))
  expect(listed.toSorted()).toEqual([...fixedPages, ...(await detailPages(request))].toSorted())
  for (const [, address, day] of entries) expect(day, address).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const path of listed) {
    expect(await read(request, path), path).toMatchObject({
      status: 200,
      isIndexed: true,
      canonical: `${baseURL}${path}`,
    })
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
})
