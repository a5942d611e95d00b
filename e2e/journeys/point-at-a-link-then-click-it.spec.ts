import type { Locator, Page, Request } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'

/** What the browser asks for besides pictures, from now on, and how much of it is under way. */
function trafficOf(page: Page) {
  const traffic = { asked: [] as string[], underWay: 0 }
  const isCounted = (request: Request) =>
    ['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())
  page.on('request', (request) => {
    if (!isCounted(request)) return
    const { pathname, search } = new URL(request.url())
    traffic.asked.push(pathname + search)
    traffic.underWay += 1
  })
  const ended = (request: Request) => {
    if (isCounted(request)) traffic.underWay -= 1
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return traffic
}

/** Rests on a link. */
async function pointsAt(page: Page, link: Locator) {
  // From elsewhere: a pointer that is there already tells nobody.
  await page.mouse.move(0, 0)
  await link.hover()
}

test('a click after a hover asks for nothing: code and data are there', async ({
  page,
  visitor,
}) => {
  test.skip(!isLive(paths.tours), 'tours are not live')
  await visitor.opens(paths.faq)
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('navigation', { name: 'Main' })
  const traffic = trafficOf(page)
  const steps: [link: () => Locator, arrived: () => Locator][] = [
    [
      () => main.getByRole('link', { name: 'Tours' }),
      () => page.getByRole('article').first().getByText('$').first(),
    ],
    [
      () => main.getByRole('link', { name: 'Blog' }),
      () => page.getByRole('article').first().getByRole('link').first(),
    ],
    [
      () => page.getByRole('article').first().getByRole('link').first(),
      () => page.getByRole('article').getByRole('heading', { level: 1 }),
    ],
    // Not home nor a detail page: those fetch their slider on purpose when they are on the screen already.
  ]
  for (const [link, arrived] of steps) {
    await pointsAt(page, link())
    const data = () => traffic.asked.filter((address) => address.startsWith('/api/')).length
    await expect.poll(data, 'data asked for ahead').toBeGreaterThan(0)
    await expect.poll(() => traffic.underWay).toBe(0)
    traffic.asked.length = 0
    await link().click()
    await visitor.sees(arrived())
    expect(traffic.asked, 'asked for on the click').toEqual([])
  }
})

test('what could not be fetched ahead is fetched on the click', async ({
  page,
  visitor,
  troubles,
}) => {
  test.skip(!isLive(paths.tours), 'tours are not live')
  troubles.expect(/ERR_FAILED|Failed to fetch|NetworkError/)
  await visitor.opens(paths.faq)
  await page.route('**/api/v1/tours*', (route) => route.abort())
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' })
  const failing = page.waitForEvent('requestfailed')
  await pointsAt(page, link)
  await failing
  await page.unroute('**/api/v1/tours*')
  await link.click()
  await visitor.sees(page.getByRole('article').first())
})

test('a visitor who saves data is sent nothing ahead', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await visitor.opens(paths.faq)
  await page.waitForLoadState('networkidle')
  const { asked } = trafficOf(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })
  await pointsAt(page, link)
  // Longer than a pointer that passes by.
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  await link.click()
  await visitor.sees(visitor.heading('Our Blog'))
})
