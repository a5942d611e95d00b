import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { siteAddress } from '../site/address.ts'
import { detailPages, fixedPages, flightsFound, oneOfEach } from '../site/public-pages.ts'

/** schema.org types on the page of a record, by kind of record. */
const described: Record<string, string[]> = {
  hotel: ['Hotel', 'BreadcrumbList'],
  tour: ['TouristTrip', 'BreadcrumbList'],
  package: ['TouristTrip', 'BreadcrumbList'],
  article: ['BlogPosting', 'BreadcrumbList'],
}

/** Requests an address and parses its head, without running its scripts. */
async function read(page: Page, address: string) {
  const answer = await page.request.get(address)
  const head = await page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => [...document.head.querySelectorAll(selector)]
      const meta = (name: string) =>
        document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''
      const things = all('[type="application/ld+json"]').map(({ textContent }) =>
        JSON.parse(textContent),
      )
      return {
        title: document.title,
        description: meta('description'),
        canonical: document.querySelector('[rel=canonical]')?.getAttribute('href') ?? '',
        isIndexed: !meta('robots').includes('noindex'),
        openGraph: Object.fromEntries(
          all('meta[property^="og:"]').map((tag) => [
            tag.getAttribute('property')?.slice(3),
            tag.getAttribute('content'),
          ]),
        ),
        linksToNothing: all('link:not([href])').map(({ outerHTML }) => outerHTML),
        /** schema.org descriptions by type. */
        things: Object.fromEntries(
          things.map((thing): [string, Record<string, unknown>] => [thing['@type'], thing]),
        ),
      }
    },
    await answer.text(),
  )
  return { status: answer.status(), headers: answer.headers(), ...head }
}

test('every public page has its own title and description', async ({ page, baseURL }) => {
  const details = Object.values(await oneOfEach(page.request))
  const titles = new Set<string>()
  for (const path of [...fixedPages, ...details]) {
    const found = await read(page, path)
    const { title, description, openGraph } = found
    const url = `${baseURL}${path}`
    const shared = { title, description, url, site_name: 'Marea Travel', type: 'website' }
    expect(found, path).toMatchObject({
      ...{ status: 200, isIndexed: true, canonical: url, openGraph: shared, linksToNothing: [] },
    })
    expect(title.length, `title of ${path}`).toBeLessThanOrEqual(70)
    // A long title leaves out the site's name, which search engines show beside it.
    if (title.length + ' | Marea Travel'.length <= 70) expect(title, path).toMatch(/Marea/)
    expect(description.length, `description of ${path}`).toBeGreaterThan(40)
    // A site elsewhere caches its pages.
    if (!siteAddress) expect(found.headers['cache-control'], path).toBe('private, no-cache')
    const picture = await page.request.get(openGraph.image ?? '')
    expect(picture.headers()['content-type'], `picture of ${path}`).toMatch(/^image\//)
    expect(openGraph['image:alt'], path).toBeTruthy()
    expect(Number(openGraph['image:width']), path).toBeGreaterThanOrEqual(1200)
    expect(Number(openGraph['image:height']), path).toBeGreaterThanOrEqual(630)
    titles.add(title)
  }
  expect(titles.size).toBe(fixedPages.length + details.length)
})

test('structured data of a record have its name, absolute addresses and a breadcrumb', async ({
  page,
  baseURL,
}) => {
  for (const [kind, address] of Object.entries(await oneOfEach(page.request))) {
    const { things, title, canonical } = await read(page, address)
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
  page,
  baseURL,
}) => {
  for (const query of ['utm_source=mail&gclid=x1&msclkid=x1', 'show=20']) {
    const canonical = `${baseURL}${paths.hotels}`
    expect(await read(page, `${paths.hotels}?${query}`), query).toMatchObject({
      isIndexed: true,
      canonical,
    })
  }
})

test('search results, steps of a booking and missing pages are not indexed', async ({ page }) => {
  const lists = [paths.hotels, paths.tours, paths.packages]
  const steps = [paths.tourSummary, paths.hotelSuccess, paths.flightFailed, paths.account]
  const searches = [flightsFound, ...lists.map((list) => `${list}?destination=Tulum`)]
  const missing = ['', paths.blog, ...lists].map((list) => `${list}/no-such-page`)
  for (const address of [...searches, ...steps, ...missing]) {
    const status = missing.includes(address) ? 404 : 200
    expect(await read(page, address), address).toMatchObject({ status, isIndexed: false })
  }
  // The description of a shared search names the search.
  const { description } = await read(page, flightsFound)
  expect(description).toMatch(/^Flights from Cancún to Miami: .+, 1 adult, /i)
})

test('the sitemap lists exactly the public pages, each of which can be indexed', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/^application\/xml/)
  const xml = await answer.text()
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)]
  const listed = entries.map(([, address = '']) => address.replace(baseURL ?? '', ''))
  expect(listed.toSorted()).toEqual(
    [...fixedPages, ...(await detailPages(page.request))].toSorted(),
  )
  for (const path of listed) {
    const canonical = `${baseURL}${path}`
    expect(await read(page, path), path).toMatchObject({
      ...{ status: 200, isIndexed: true, canonical },
    })
  }
})
