import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { fixedPages, flightsFound, oneOfEach } from '../site/public-pages.ts'
import { phone } from '../visitor/media.ts'

test.use({ ...phone, javaScriptEnabled: false })

test('home, blog and an article are readable without scripts', async ({ page }) => {
  await page.goto(paths.home)
  await page.getByRole('button', { name: /^From/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Location' })
  await expect(dialog).toContainText('Airport search needs JavaScript.', { useInnerText: true })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  // The footer's columns are folded on a phone.
  await footer.getByRole('heading', { name: 'Travel' }).click()
  await footer.getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
  await expect(page.getByRole('article').first()).toContainText(/\w{4,}/)
})

test('the menu, each list and one of its records work without scripts', async ({ page }) => {
  await page.goto(flightsFound)
  await expect(page.getByRole('article').first()).toContainText('$')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Hotels' }).click()
  await expect(page).toHaveURL(paths.hotels)
  for (const list of [paths.hotels, paths.tours, paths.packages]) {
    await page.goto(list)
    const first = page.getByRole('main').getByRole('article').first()
    await expect(first).toContainText('$')
    const name = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$')
  }
})

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
  // Those of the sitemap are opened by what-search-engines-read.
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const [address, from] of found) {
    if (sitemap.includes(`<loc>${baseURL}${address}</loc>`)) continue
    expect((await request.get(address)).status(), `${address}, linked from ${from}`).toBe(200)
  }
})
