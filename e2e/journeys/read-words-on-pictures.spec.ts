import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { oneOfEach } from '../site/public-pages.ts'
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

/** Measures every visible line of text on a picture against the brightest pixel under it. */
async function contrastsOnPictures(page: Page) {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect()
      const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return image.complete || !isInSight
    }),
  )
  const lines = await page.evaluate(linesOnPictures)
  const screenshot = await page.screenshot({
    animations: 'disabled',
    style: '* { color: transparent !important; transition: none !important; }',
  })
  return Promise.all(
    lines.map(async ({ text, box, colour, required }) => {
      const under = await sharp(screenshot).extract(box).toBuffer()
      const { channels } = await sharp(under).stats()
      const brightest = channels.slice(0, 3).map(({ max }) => max)
      const [darker = 0, lighter = 0] = [colour, brightest].map(luminance).sort((a, b) => a - b)
      return { text, required, contrast: (lighter + 0.05) / (darker + 0.05) }
    }),
  )
}

/** Runs in the page. Returns lines of text with their colour (sRGB, 0 to 255) and the minimum contrast of WCAG 1.4.3. */
function linesOnPictures() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const element = text.parentElement
    if (!element?.checkVisibility() || !text.nodeValue?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const at = stack.indexOf(element)
      if (at < 0 || !stack.slice(at).some((below) => below instanceof HTMLImageElement)) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))]
      const width = Math.floor(Math.min(right, innerWidth) - x)
      const height = Math.floor(Math.min(bottom, innerHeight) - y)
      if (width < 1 || height < 1) continue
      const colour = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
      const box = { left: x, top: y, width, height }
      lines.push({ text: text.nodeValue.trim(), box, colour, required: isLarge ? 3 : 4.5 })
    }
  }
  return lines
}

/** Relative luminance as WCAG defines it. */
function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (channel: number) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
