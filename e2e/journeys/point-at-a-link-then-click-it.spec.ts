import type { Locator, Page, Request } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { Visitor } from '../visitor/visitor.ts'

/** What a page asks for besides pictures, and what of it has come. */
function trafficOf(page: Page) {
  const traffic = { asked: [] as string[], came: new Set<string>() }
  const isCounted = (request: Request) =>
    ['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())
  const address = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    return pathname + search
  }
  page.on('request', (request) => {
    if (isCounted(request)) traffic.asked.push(address(request))
  })
  page.on('requestfinished', (request) => void traffic.came.add(address(request)))
  return traffic
}

/** Rests on a link. */
async function pointsAt(page: Page, link: Locator) {
  // From elsewhere: a pointer that is there already fires no event.
  await page.mouse.move(0, 0)
  await link.hover()
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const firstCard = (page: Page) => page.getByRole('article').first()
const blogTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Our Blog' })

/**
 * Each arrival is something that the page before does not have. Not home nor a detail page of a product: those
 * fetch their slider on purpose when they are on the screen already.
 */
const steps: [link: (page: Page) => Locator, arrived: (page: Page) => Locator][] = [
  [(page) => mainLink(page, 'Tours'), (page) => firstCard(page).getByText('$').first()],
  [(page) => mainLink(page, 'Blog'), blogTitle],
  [
    (page) => firstCard(page).getByRole('link').first(),
    (page) => page.getByRole('article').getByRole('heading', { level: 1 }),
  ],
]

/** What each step asks for when nothing was fetched ahead. */
async function askedWithoutHover(page: Page): Promise<string[][]> {
  await page.addInitScript(saveData)
  const visitor = new Visitor(page)
  await visitor.opens(paths.faq)
  const { asked } = trafficOf(page)
  const perStep: string[][] = []
  for (const [link, arrived] of steps) {
    await link(page).click()
    await visitor.sees(arrived(page))
    perStep.push(asked.splice(0))
  }
  return perStep
}

function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

test('a click after a hover asks for nothing and shows no placeholder: code and data are there', async ({
  page,
  context,
  visitor,
}) => {
  test.skip(!isLive(paths.tours), 'tours are not live')
  const other = await context.newPage()
  const needed = await askedWithoutHover(other)
  // Else this page is a tab behind the other one, where frames come late.
  await other.close()
  await visitor.opens(paths.faq)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (/Searching tours|Loading article/.test(document.querySelector('main')?.textContent ?? ''))
        performance.mark('waited')
    }).observe(document.body, { childList: true, subtree: true })
  })
  const traffic = trafficOf(page)
  for (const [step, [link, arrived]] of steps.entries()) {
    await pointsAt(page, link(page))
    expect(needed[step], 'code and data').toContainEqual(expect.stringMatching(/^\/api\//))
    await expect
      .poll(
        () => needed[step]?.filter((address) => !traffic.came.has(address)),
        'not fetched ahead',
      )
      .toEqual([])
    traffic.asked.length = 0
    await link(page).click()
    await visitor.sees(arrived(page))
    expect(traffic.asked, 'asked for on the click').toEqual([])
  }
  expect(await page.evaluate(() => performance.getEntriesByName('waited').length)).toBe(0)
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
  const link = mainLink(page, 'Tours')
  const failing = page.waitForEvent('requestfailed')
  await pointsAt(page, link)
  await failing
  await page.unroute('**/api/v1/tours*')
  await link.click()
  await visitor.sees(page.getByRole('article').first())
})

test('a visitor who saves data is sent nothing ahead', async ({ page, visitor }) => {
  await page.addInitScript(saveData)
  await page.clock.install()
  await visitor.opens(paths.faq)
  const { asked } = trafficOf(page)
  await pointsAt(page, mainLink(page, 'Blog'))
  // Longer than a pointer that passes by.
  await page.clock.runFor(1000)
  await page.evaluate(() => fetch('/healthz'))
  expect(asked).toEqual(['/healthz'])
  await mainLink(page, 'Blog').click()
  await visitor.sees(blogTitle(page))
})
