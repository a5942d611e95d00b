import type { Locator, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'

/** Records the paths of code and data that a page requests, and the paths that have arrived. */
function recordTraffic(page: Page) {
  const traffic = { requested: [] as string[], arrived: [] as string[] }
  const counted = ['script', 'stylesheet', 'fetch', 'xhr']
  for (const [event, list] of [
    ['request', traffic.requested],
    ['requestfinished', traffic.arrived],
  ] as const) {
    page.on(event as 'request', (request) => {
      const { pathname, search } = new URL(request.url())
      const isOwn = counted.includes(request.resourceType()) && !pathname.startsWith('/session/')
      if (isOwn) list.push(pathname + search)
    })
  }
  return traffic
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const firstCard = (page: Page) => page.getByRole('article').first()
const blogTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Our Blog' })

type Step = {
  files: RegExp[]
  link: (page: Page) => Locator
  arrived: (page: Page) => Locator
}

/** Links to hover, without detail pages of products, which load their slider only once it is in sight. */
const steps: Step[] = [
  {
    files: [/\/api\/v1\/tours/, /\/remotes\/tours\/.*screen-results.*\.js/],
    link: (page) => mainLink(page, 'Tours'),
    arrived: (page) => firstCard(page).getByText('$').first(),
  },
  {
    files: [/\/api\/v1\/articles$/, /\/remotes\/content\/.*screen-blog.*\.js/],
    link: (page) => mainLink(page, 'Blog'),
    arrived: blogTitle,
  },
  {
    files: [/\/api\/v1\/articles\/./, /\/remotes\/content\/.*screen-article.*\.js/, /sanitizer/],
    link: (page) => firstCard(page).getByRole('link').first(),
    arrived: (page) => page.getByRole('article').getByRole('heading', { level: 1 }),
  },
]

test('a hover fetches code and data ahead, so that the click requests nothing', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.faq)
  const traffic = recordTraffic(page)
  for (const { files, link, arrived } of steps) {
    await link(page).hover()
    const isFetched = () =>
      files.every((file) => traffic.arrived.some((path) => file.test(path))) &&
      traffic.arrived.length === traffic.requested.length
    await expect.poll(isFetched).toBe(true)
    // The pointer leaves the content: a link that appears under the pointer would be fetched ahead too.
    await page.mouse.move(0, 0)
    traffic.requested.length = traffic.arrived.length = 0
    await link(page).dispatchEvent('click')
    await visitor.sees(arrived(page))
    expect(traffic.requested, 'requested by the click').toEqual([])
  }
})

test('a hover fetches nothing for a visitor who saves data', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await visitor.opens(paths.faq)
  const { requested } = recordTraffic(page)
  await mainLink(page, 'Blog').hover()
  // A pointer must rest for 65 ms before a link is fetched ahead.
  await page.clock.runFor(1000)
  await page.evaluate(() => fetch('/healthz'))
  expect(requested).toEqual(['/healthz'])
  await mainLink(page, 'Blog').click()
  await visitor.sees(blogTitle(page))
})
