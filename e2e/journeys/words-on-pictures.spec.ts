import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { oneOfEach } from '../site/public-pages.ts'
import { contrastsOnPictures } from '../visitor/contrast.ts'
import { resizeTo } from '../visitor/media.ts'

const widths = [320, 390, 1440]

/** The brightest picture that an agency could choose: white words that can be read on it can be read on any. */
async function showsWhitePictures(page: Page) {
  const white = sharp({ create: { width: 16, height: 10, channels: 3, background: '#fff' } })
  const body = await white.png().toBuffer()
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body }))
}

async function expectReadable(page: Page, where: string) {
  const lines = await contrastsOnPictures(page)
  expect(lines.length, `words on the picture of ${where}`).toBeGreaterThan(0)
  const faint = lines.filter(({ contrast, wanted }) => contrast < wanted)
  expect(faint, `words too faint, ${where}`).toEqual([])
}

// The words are hidden by a style of the test's own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

test.beforeEach(({ page }) => showsWhitePictures(page))

test('the words of every slide of the hero can be read at every width', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  const dots = page.getByRole('button', { name: /^Go to slide / })
  for (const width of widths) {
    await resizeTo(page, width)
    for (const dot of await dots.all()) {
      await dot.click()
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await expectReadable(page, `${await dot.getAttribute('aria-label')} at ${width} px`)
    }
  }
})

for (const kind of ['hotel', 'tour', 'package', 'article']) {
  test(`the words on the banner of one ${kind} can be read at every width`, async ({
    page,
    visitor,
    request,
  }) => {
    const address = (await oneOfEach(request))[kind]
    test.skip(!address, `${kind}s are not live`)
    await visitor.opens(address ?? '')
    for (const width of widths) {
      await resizeTo(page, width)
      await expectReadable(page, `${kind} at ${width} px`)
    }
  })
}
