import type { Locator, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { fixedPages, flightsFound, oneOfEach } from '../site/public-pages.ts'

test.use({ javaScriptEnabled: false })

/** A link of the footer; on a phone its column is unfolded first. */
async function footerLink(page: Page, column: string, name: string): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name })
  if (!(await link.isVisible())) await footer.getByRole('heading', { name: column }).click()
  return link
}

test('the home page can be read and its links followed', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible()
  await expect(await footerLink(page, 'Support', 'FAQ')).toBeVisible()
  await (await footerLink(page, 'Travel', 'Blog')).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
  await expect(page.getByRole('article').first()).toContainText(/\w{4,}/)
})

test('the dialog of the airports says what it needs, and closes', async ({ page }) => {
  test.skip(!isLive(paths.flightResults), 'flights are not live')
  await page.goto(paths.home)
  await page.getByRole('button', { name: /^From/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Location' })
  await expect(dialog.getByRole('paragraph')).toHaveText('Airport search needs JavaScript.', {
    useInnerText: true,
  })
  await expect(dialog.getByRole('status')).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('an address of results shows the flights', async ({ page }) => {
  test.skip(!isLive(paths.flightResults), 'flights are not live')
  await page.goto(flightsFound)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Flights from (CUN|Cancún) to (MIA|Miami)/,
  )
  await expect(page.getByRole('article').first()).toContainText('$')
})

for (const [label, list] of [
  ['Hotels', paths.hotels],
  ['Tours', paths.tours],
  ['Packages', paths.packages],
] as const) {
  test(`${label} can be read as a list and one by one`, async ({ page }) => {
    test.skip(!isLive(list), `${label} are not live`)
    await page.goto(paths.home)
    await (await footerLink(page, 'Travel', label)).click()
    const first = page.getByRole('main').getByRole('article').first()
    await expect(first).toContainText('$')
    const name = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$')
  })
}

test('every link of home, lists, details and blog leads to a page', async ({
  request,
  baseURL,
}) => {
  const found = new Map<string, string>()
  for (const path of [...fixedPages, ...Object.values(await oneOfEach(request))]) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const { origin, pathname, search } = new URL(
        href.replaceAll('&amp;', '&'),
        `${baseURL}${path}`,
      )
      if (origin === baseURL) found.set(pathname + search, path)
    }
  }
  expect(found.size).toBeGreaterThan(fixedPages.length)
  for (const [address, from] of found) {
    expect((await request.get(address)).status(), `${address}, linked from ${from}`).toBe(200)
  }
})
