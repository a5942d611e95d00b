import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { siteAddress } from '../site/address.ts'
import { detailPages, fixedPages, oneOfEach } from '../site/public-pages.ts'

/** Requests an address and parses its head, without running its scripts. */
async function read(page: Page, address: string) {
  const answer = await page.request.get(address)
  const head = await page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => [...document.head.querySelectorAll(selector)]
      const meta = (name: string) =>
        document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''
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
      }
    },
    await answer.text(),
  )
  return { status: answer.status(), headers: answer.headers(), ...head }
}

test('the sitemap lists exactly the public pages', async ({ page, baseURL }) => {
  const xml = await (await page.request.get('/sitemap.xml')).text()
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)]
  const listed = entries.map(([, address = '']) => address.replace(baseURL ?? '', ''))
  const expected = [...fixedPages, ...(await detailPages(page.request))]
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('every public page has its own title, description and picture, also from an advertisement', async ({
  page,
  baseURL,
}) => {
  const details = Object.values(await oneOfEach(page.request))
  const titles = new Set<string>()
  for (const path of [...fixedPages, ...details]) {
    const found = await read(page, `${path}?utm_source=mail&gclid=x1`)
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
