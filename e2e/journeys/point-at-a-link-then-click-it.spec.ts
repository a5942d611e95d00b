import type { Locator, Page, Request } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'

/** Code and data that a page has requested, and what of it has not arrived. */
function trafficOf(page: Page) {
  const traffic = { requested: [] as string[], pending: new Set<Request>() }
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isCounted = ['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())
    if (!isCounted || pathname.startsWith('/session/')) return
    traffic.requested.push(pathname + search)
    traffic.pending.add(request)
  })
  page.on('requestfinished', (request) => traffic.pending.delete(request))
  return traffic
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const firstCard = (page: Page) => page.getByRole('article').first()
const blogTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Our Blog' })

/** A detail page of a product is left out: it loads its slider when that is in sight. */
const steps: [data: RegExp, link: (page: Page) => Locator, arrived: (page: Page) => Locator][] = [
  [/\/tours/, (page) => mainLink(page, 'Tours'), (page) => firstCard(page).getByText('$').first()],
  [/\/articles$/, (page) => mainLink(page, 'Blog'), blogTitle],
  [
    /\/articles\/./,
    (page) => firstCard(page).getByRole('link').first(),
    (page) => page.getByRole('article').getByRole('heading', { level: 1 }),
  ],
]

test('a hover fetches code and data ahead, so that the click requests nothing', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.faq)
  const traffic = trafficOf(page)
  for (const [data, link, arrived] of steps) {
    // From elsewhere: a pointer that is there already fires no event.
    await page.mouse.move(0, 0)
    await link(page).hover()
    const hasData = () => traffic.requested.some((path) => data.test(path))
    await expect.poll(() => hasData() && traffic.pending.size === 0).toBe(true)
    traffic.requested.length = 0
    await link(page).click()
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
  const { requested } = trafficOf(page)
  await mainLink(page, 'Blog').hover()
  // Longer than a pointer that passes by.
  await page.clock.runFor(1000)
  await page.evaluate(() => fetch('/healthz'))
  expect(requested).toEqual(['/healthz'])
  await mainLink(page, 'Blog').click()
  await visitor.sees(blogTitle(page))
})
