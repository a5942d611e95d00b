import { expect, type Page } from '@playwright/test'
import { nextFrame, resizeTo } from './media.ts'

/** Expects nothing cut and no sideways scrolling with text twice as large or spaced (WCAG 1.4.4 and 1.4.12). */
export async function expectFitsWithEveryText(page: Page) {
  await expectFitsWith(page, 'double text', 390, 'html { font-size: 200% !important; }')
  const spaced =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }'
  await expectFitsWith(page, 'spaced text', 320, spaced)
}

async function expectFitsWith(page: Page, setting: string, width: number, css: string) {
  await resizeTo(page, width)
  // Adopted by script, because the page's policy refuses inline styles.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  await expectAllFits(page, `${setting} at ${width} px`)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** Expects the same with the browser's default text twice as large, with which media queries in em change. */
export async function expectFitsWithDoubleDefault(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await nextFrame(page)
  await expectAllFits(page, 'double default text')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devtools.detach()
}

/** Expects no sideways scrolling, no line of text cut or out of its box, and, unless it may break, no broken word. */
export async function expectAllFits(page: Page, how: string, mayBreakWords = false) {
  const { overflow, cut } = await page.evaluate((mayBreakWords) => {
    /** Tolerance for blur and the rounding of glyphs, in px. */
    const tolerance = 2
    const cut: string[] = []
    const boxes = new Map<Element, ReturnType<typeof measured>>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (!text.nodeValue?.trim() || element.closest('[inert], [aria-hidden=true], option'))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = range.getClientRects()
      const words = text.nodeValue.trim().split(/[\s@–-]+/)
      if (lines.length > words.length && !mayBreakWords)
        cut.push(`“${text.nodeValue.trim().slice(0, 60)}” in words`)
      for (const line of lines) {
        const box = clippedBy(element, line)
        if (box) cut.push(`“${text.nodeValue.trim().slice(0, 60)}” by ${box}`)
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return { overflow: scrollWidth - clientWidth, cut: [...new Set(cut)] }

    function clippedBy(element: Element, line: DOMRect): string | null {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const known = boxes.get(box) ?? measured(box)
        boxes.set(box, known)
        const { overflowX, overflowY, isForReaders, left, right, top, bottom } = known
        // Slides of a carousel and folded parts are cut on purpose.
        if (box.matches('.swiper, [data-folded=true]')) return null
        if (isForReaders) return null
        const isOutX = line.left < left - tolerance || line.right > right + tolerance
        const isOutY = line.top < top - tolerance || line.bottom > bottom + tolerance
        if (isOutX && /auto|scroll/.test(overflowX)) return null
        if (isOutY && /auto|scroll/.test(overflowY)) return null
        const clips = (isOutX && overflowX !== 'visible') || (isOutY && overflowY !== 'visible')
        if (clips) return `${box.tagName.toLowerCase()}.${box.className}`
      }
      return line.right > innerWidth + tolerance ? 'the window' : null
    }

    function measured(box: Element) {
      const { overflowX, overflowY, position, width, clipPath } = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isForReaders = clipPath !== 'none' || (position === 'absolute' && width === '1px')
      return { overflowX, overflowY, isForReaders, left, right, top, bottom }
    }
  }, mayBreakWords)
  expect({ overflow, cut }, how).toEqual({ overflow: 0, cut: [] })
}
