import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { oneOfEach } from '../site/public-pages.ts'
import { contrastsOnPictures } from '../visitor/contrast.ts'
import { resizeTo } from '../visitor/media.ts'

/** The brightest picture that an agency could choose: white words that can be read on it can be read on any. */
async function showsWhitePictures(page: Page) {
  const white = sharp({ create: { width: 16, height: 10, channels: 3, background: '#fff' } })
  const body = await white.png().toBuffer()
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body }))
}

// The words are hidden by a style of the test's own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

test.beforeEach(({ page }) => showsWhitePictures(page))

for (const [where, kind] of [
  ['the hero', ''],
  ['the banner of a hotel', 'hotel'],
  ['the picture of an article', 'article'],
] as const) {
  test(`the words on ${where} can be read at every width`, async ({ page, visitor, request }) => {
    await visitor.opens(kind ? ((await oneOfEach(request))[kind] ?? '') : paths.home)
    for (const width of [320, 390, 1440]) {
      await resizeTo(page, width)
      const lines = await contrastsOnPictures(page)
      expect(lines.length, `words at ${width} px`).toBeGreaterThan(0)
      const faint = lines.filter(({ contrast, wanted }) => contrast < wanted)
      expect(faint, `words too faint at ${width} px`).toEqual([])
    }
  })
}
