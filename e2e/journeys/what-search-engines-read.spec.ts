import type { APIRequestContext } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { readHead } from '../site/page-head.ts'
import { detailPages, fixedPages, flightsFound, oneOfEach } from '../site/public-pages.ts'

/** What a search engine needs of a description before it shows it. */
const needed: Record<string, string[]> = {
  TravelAgency: [
    ...['name', 'url', 'image', 'telephone', 'email', 'address', 'openingHours', 'sameAs'],
  ],
  Hotel: ['name', 'url', 'image', 'description', 'address', 'amenityFeature'],
  TouristTrip: ['name', 'url', 'image', 'description', 'offers'],
  BlogPosting: ['headline', 'image', 'author', 'datePublished', 'dateModified', 'publisher'],
  BreadcrumbList: ['itemListElement'],
}

async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  return { status: answer.status(), headers: answer.headers(), ...readHead(await answer.text()) }
}

test('every public page says what it is, and no two say the same', async ({ request, baseURL }) => {
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
        title: page.title,
        description: page.description,
        url: canonical,
        site_name: 'Marea Travel',
        type: 'website',
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

for (const [kind, types] of [
  ['home', ['TravelAgency']],
  ['hotel', ['Hotel', 'BreadcrumbList']],
  ['tour', ['TouristTrip', 'BreadcrumbList']],
  ['package', ['TouristTrip', 'BreadcrumbList']],
  ['article', ['BlogPosting', 'BreadcrumbList']],
] as const) {
  test(`${kind}: described as ${types.join(' and ')}, as it is on the page`, async ({
    request,
    baseURL,
  }) => {
    const address = kind === 'home' ? paths.home : (await oneOfEach(request))[kind]
    test.skip(!address, `${kind} is not live`)
    const { things, title, canonical } = await read(request, address ?? '')
    expect(Object.keys(things)).toEqual(types)
    for (const [type, thing] of Object.entries(things)) {
      expect(thing['@context']).toBe('https://schema.org')
      for (const field of needed[type] ?? []) {
        expect(thing[field], `${type} ${field}`).toBeTruthy()
        expect(thing[field], `${type} ${field}`).not.toEqual([])
      }
    }
    const [main] = Object.values(things)
    expect(title).toContain(main?.name ?? main?.headline)
    for (const found of JSON.stringify(things).matchAll(/"(?:url|item|image)":"([^"]*)"/g)) {
      expect(found[1]).toMatch(/^https?:/)
    }
    if (things.TouristTrip) {
      expect(things.TouristTrip.offers).toMatchObject({
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'USD',
      })
    }
    if (things.BreadcrumbList) {
      const steps = things.BreadcrumbList.itemListElement as { position: number; item: string }[]
      expect(steps.map(({ position }) => position)).toEqual([1, 2, 3])
      expect(steps[0]?.item).toBe(`${baseURL}/`)
      expect(steps.at(-1)?.item).toBe(canonical)
      for (const { item } of steps) expect((await request.get(item)).status(), item).toBe(200)
    }
  })
}

for (const path of [paths.hotels, paths.blog, paths.faq]) {
  test(`${path} has one address: with a slash at its end it leads there`, async ({
    request,
    baseURL,
  }) => {
    test.skip(!isLive(path), 'not live')
    const answer = await request.get(`${path}/?a=1`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(`${baseURL}${path}?a=1`)
  })
}

for (const path of [paths.hotels, paths.tours, paths.packages]) {
  test(`${path} stays itself however long its list is, and when an advertisement led there`, async ({
    request,
    baseURL,
  }) => {
    test.skip(!isLive(path), 'not live')
    for (const query of ['utm_source=mail&utm_medium=x', 'gclid=x1', 'msclkid=x1', 'show=20']) {
      expect(await read(request, `${path}?${query}`), query).toMatchObject({
        isIndexed: true,
        canonical: `${baseURL}${path}`,
      })
    }
  })
}

for (const [what, address, status] of [
  ['flights that were searched', flightsFound, 200],
  ['hotels that were searched', `${paths.hotels}?destination=Tulum`, 200],
  ['tours that were searched', `${paths.tours}?destination=Tulum`, 200],
  ['packages that were searched', `${paths.packages}?destination=Tulum`, 200],
  ['a summary', paths.tourSummary, 200],
  ['a success', paths.hotelSuccess, 200],
  ['a failure', paths.flightFailed, 200],
  ["the visitor's own page", paths.account, 200],
  ['a page that does not exist', '/no-such-page', 404],
  ['a hotel that does not exist', `${paths.hotels}/no-such-hotel`, 404],
  ['a tour that does not exist', `${paths.tours}/no-such-tour`, 404],
  ['a package that does not exist', `${paths.packages}/no-such-package`, 404],
  ['an article that does not exist', `${paths.blog}/no-such-article`, 404],
] as const) {
  test(`${what}: kept out of search engines, answered with ${status}`, async ({ request }) => {
    test.skip(status === 200 && !isLive(address.split('?')[0] ?? ''), 'not live')
    const page = await read(request, address)
    expect(page).toMatchObject({ status, isIndexed: false })
    // A link that is sent shows it.
    if (address === flightsFound)
      expect(page.description).toMatch(/^Flights from Cancún to Miami: .+, 1 adult, /i)
  })
}

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
