import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text on a picture with its colour (sRGB, 0 to 255) and the minimum contrast of WCAG 1.4.3. */
type LineOnPicture = {
  text: string
  box: { left: number; top: number; width: number; height: number }
  colour: number[]
  required: number
}

/** A line with its contrast to the worst pixel under it. */
export type MeasuredLine = { text: string; contrast: number; required: number }

/** Measures every visible line of text on a picture against the pixels under it. */
export async function contrastsOnPictures(page: Page): Promise<MeasuredLine[]> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect()
      const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return image.complete || !isInSight
    }),
  )
  const lines = await linesOnPictures(page)
  const screenshot = await page.screenshot({
    animations: 'disabled',
    style: '* { color: transparent !important; transition: none !important; }',
  })
  return Promise.all(
    lines.map(async ({ text, box, colour, required }) => {
      const pixels = await sharp(screenshot).extract(box).removeAlpha().raw().toBuffer()
      return { text, required, contrast: worstContrast(colour, pixels) }
    }),
  )
}

function linesOnPictures(page: Page): Promise<LineOnPicture[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: LineOnPicture[] = []
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
        const box = {
          left: Math.max(0, Math.floor(left)),
          top: Math.max(0, Math.floor(top)),
          width: Math.floor(Math.min(right, innerWidth) - Math.max(0, Math.floor(left))),
          height: Math.floor(Math.min(bottom, innerHeight) - Math.max(0, Math.floor(top))),
        }
        if (box.width < 1 || box.height < 1) continue
        const colour = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
        lines.push({ text: text.nodeValue.trim(), box, colour, required: isLarge ? 3 : 4.5 })
      }
    }
    return lines
  })
}

function worstContrast(colour: number[], pixels: Uint8Array): number {
  const own = luminance(colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0)
  let worst = 21
  for (let at = 0; at < pixels.length; at += 3) {
    const under = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const [lighter, darker] = own > under ? [own, under] : [under, own]
    worst = Math.min(worst, (lighter + 0.05) / (darker + 0.05))
  }
  return Math.round(worst * 100) / 100
}

/** Relative luminance as WCAG defines it. */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
