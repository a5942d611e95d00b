import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { oneOfEach } from '../site/public-pages.ts'
import { contrastsOnPictures } from '../visitor/contrast.ts'
import { resizeTo } from '../visitor/media.ts'

/** Makes every picture white, the worst background for white words. */
async function whitenPictures(page: Page) {
  const white = sharp({ create: { width: 16, height: 10, channels: 3, background: '#fff' } })
  const body = await white.png().toBuffer()
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body }))
}

// The measurement hides words by an injected style, which the page's policy would block.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

test.beforeEach(({ page }) => whitenPictures(page))

for (const [where, kind] of [
  ['the hero', ''],
  ['the banner of a hotel', 'hotel'],
  ['the picture of an article', 'article'],
] as const) {
  test(`the words on ${where} have enough contrast at every width`, async ({
    page,
    visitor,
    request,
  }) => {
    await visitor.opens(kind ? ((await oneOfEach(request))[kind] ?? '') : paths.home)
    for (const width of [320, 390, 1440]) {
      await resizeTo(page, width)
      const lines = await contrastsOnPictures(page)
      expect(lines.length, `words at ${width} px`).toBeGreaterThan(0)
      const faint = lines.filter(({ contrast, required }) => contrast < required)
      expect(faint, `words too faint at ${width} px`).toEqual([])
    }
  })
}
