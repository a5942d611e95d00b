import type { APIRequestContext } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { siteAddress } from '../site/address.ts'
import { readHead } from '../site/page-head.ts'
import { detailPages, fixedPages, flightsFound, oneOfEach } from '../site/public-pages.ts'

/** schema.org types on the page of a record, by kind of record. */
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

test('every public page has its own title and description', async ({ request, baseURL }) => {
  const details = Object.values(await oneOfEach(request))
  const titles = new Set<string>()
  for (const path of [...fixedPages, ...details]) {
    const page = await read(request, path)
    const { title, description, openGraph } = page
    const url = `${baseURL}${path}`
    const shared = { title, description, url, site_name: 'Marea Travel', type: 'website' }
    expect(page, path).toMatchObject({
      ...{ status: 200, isIndexed: true, canonical: url, openGraph: shared, linksToNothing: [] },
    })
    expect(title.length, `title of ${path}`).toBeLessThanOrEqual(70)
    // A long title leaves out the site's name, which search engines show beside it.
    if (title.length + ' | Marea Travel'.length <= 70) expect(title, path).toMatch(/Marea/)
    expect(description.length, `description of ${path}`).toBeGreaterThan(40)
    // A site elsewhere caches its pages.
    if (!siteAddress) expect(page.headers['cache-control'], path).toBe('private, no-cache')
    const picture = await request.get(openGraph.image ?? '')
    expect(picture.headers()['content-type'], `picture of ${path}`).toMatch(/^image\//)
    expect(openGraph['image:alt'], path).toBeTruthy()
    expect(Number(openGraph['image:width']), path).toBeGreaterThanOrEqual(1200)
    expect(Number(openGraph['image:height']), path).toBeGreaterThanOrEqual(630)
    titles.add(title)
  }
  expect(titles.size).toBe(fixedPages.length + details.length)
})

test('structured data of a record have its name, absolute addresses and a breadcrumb', async ({
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

test('the canonical address leaves out advertising parameters and the length of a list', async ({
  request,
  baseURL,
}) => {
  for (const query of ['utm_source=mail&gclid=x1&msclkid=x1', 'show=20']) {
    const canonical = `${baseURL}${paths.hotels}`
    const page = await read(request, `${paths.hotels}?${query}`)
    expect(page, query).toMatchObject({ isIndexed: true, canonical })
  }
})

test('search results, steps of a booking and missing pages are not indexed', async ({
  request,
}) => {
  const lists = [paths.hotels, paths.tours, paths.packages]
  const steps = [paths.tourSummary, paths.hotelSuccess, paths.flightFailed, paths.account]
  const searches = [flightsFound, ...lists.map((list) => `${list}?destination=Tulum`)]
  const missing = ['', paths.blog, ...lists].map((list) => `${list}/no-such-page`)
  for (const address of [...searches, ...steps, ...missing]) {
    const status = missing.includes(address) ? 404 : 200
    expect(await read(request, address), address).toMatchObject({ status, isIndexed: false })
  }
  // The description of a shared search names the search.
  const { description } = await read(request, flightsFound)
  expect(description).toMatch(/^Flights from Cancún to Miami: .+, 1 adult, /i)
})

test('the sitemap lists exactly the public pages, each of which can be indexed', async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)]
  const listed = entries.map(([, address = '']) => address.replace(baseURL ?? '', ''))
  expect(listed.toSorted()).toEqual([...fixedPages, ...(await detailPages(request))].toSorted())
  for (const path of listed) {
    const canonical = `${baseURL}${path}`
    expect(await read(request, path), path).toMatchObject({
      ...{ status: 200, isIndexed: true, canonical },
    })
  }
})
