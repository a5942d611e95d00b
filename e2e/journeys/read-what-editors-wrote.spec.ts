import { detailPaths, paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { expectAllFits } from '../visitor/fitting.ts'
import { resizeTo } from '../visitor/media.ts'

test.use({
  site: {
    env: {
      SAMPLE_RECORDS: 'on',
      AGENCY_PRODUCT: 'Laguna',
      AGENCY_X: 'https://x.com/laguna',
      AGENCY_MARK: 'shell/public/apple-touch-icon.png',
      AGENCY_SHARE_PICTURE: 'shell/public/og-default.jpg',
    },
  },
})

// One worker, because a second one would start another site.
test.describe.configure({ mode: 'default' })
// One picture of the samples does not load.
test.beforeEach(({ troubles }) => troubles.expect(/404/))

const text = '[class*="_prose_"]'
const slug = 'every-element'
const records = [
  { page: detailPaths.article(slug), list: `${paths.blog}?category=Samples` },
  { page: detailPaths.hotel(slug), list: `${paths.hotels}?show=40` },
  { page: detailPaths.tour(slug), list: `${paths.tours}?show=40` },
].filter(({ page }) => isLive(page))

for (const { page: address, list } of records) {
  test(`${address} and its card are cut by no window`, async ({ page, visitor }) => {
    const fitsEveryWindow = async () => {
      for (const width of [1440, 390, 320]) {
        await resizeTo(page, width)
        await expectAllFits(page, `${page.url()} at ${width} px`, true)
      }
    }
    await visitor.opens(list)
    await fitsEveryWindow()
    await page.locator(`a[href^="${address}"]`).first().click()
    await page.locator(text).first().waitFor()
    await fitsEveryWindow()
  })
}

test('an article has links within it, pictures in their own size, and a table to scroll', async ({
  page,
  visitor,
}) => {
  await resizeTo(page, 390)
  await visitor.opens(detailPaths.article(slug))
  await page.getByRole('link', { name: 'Packing', exact: true }).first().click()
  const focused = page.locator(':focus')
  await expect(focused).toContainText('Packing')
  const header = await page.locator('header').first().boundingBox()
  const box = await focused.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)

  for (const picture of await page.locator(`${text} img`).all()) {
    await picture.scrollIntoViewIfNeeded()
    const isMissing = /turtle/.test((await picture.getAttribute('alt')) ?? '')
    await expect(picture).toHaveAttribute(isMissing ? 'data-failed' : 'data-shown', '')
    const { width, height, own } = await picture.evaluate((image: HTMLImageElement) => ({
      ...{ width: image.clientWidth, height: image.clientHeight },
      own: { width: image.naturalWidth, height: image.naturalHeight },
    }))
    if (isMissing) {
      expect([width > 100, height < 120]).toEqual([true, true])
    } else {
      expect(width).toBeLessThanOrEqual(own.width)
      expect(Math.abs(width / height - own.width / own.height)).toBeLessThan(0.05)
    }
  }

  const table = page.getByRole('group', { name: 'Ferries to the islands, in US dollars' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expect(table.getByRole('rowheader')).toHaveCount(3)
})

test('the agency has its own mark, picture of shared links and profiles', async ({ page }) => {
  await page.goto(paths.home)
  const mark = page.getByRole('banner').locator('img[src="/agency/mark/apple-touch-icon.png"]')
  await expect(mark).toBeVisible()
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const share = page.locator('meta[property="og:image"]')
  await expect(share).toHaveAttribute('content', /\/agency\/share_picture\/og-default\.jpg$/)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'X', exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0)
})
