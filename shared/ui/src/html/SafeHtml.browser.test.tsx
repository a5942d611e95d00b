import '../base.css'
import '../tokens.css'
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeHtml as sanitizeInBrowser } from '../sanitize/browser.ts'
import type { SafeHtmlText } from '../sanitize/safe-tree.ts'
import { sanitizeHtml as sanitizeOnServer } from '../sanitize/server.ts'
import { anyHtml, separatedWords } from '../sanitize/testing/any-html.ts'
import { SafeHtml } from './SafeHtml.tsx'

const inline = 'strong, b, em, i, u, s, small, sub, sup, a, code, q, span, img'

/** Text as it is read: words of two blocks do not touch. */
function readText(html: string): string {
  const holder = document.createElement('template')
  holder.innerHTML = html
  for (const block of holder.content.querySelectorAll(`:not(${inline})`)) {
    block.before('\n')
    block.after('\n')
  }
  return holder.content.textContent ?? ''
}

function shown(html: SafeHtmlText, width: number): HTMLElement {
  const { container } = render(<SafeHtml html={html} />)
  container.style.width = `${width}px`
  return container
}

test('any HTML becomes the same string on the server and in the browser, and stays it', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, fc.constantFrom(2, 3), async ({ html }, topHeading) => {
      const safe = await sanitizeOnServer(html, topHeading)
      expect(await sanitizeInBrowser(html, topHeading)).toBe(safe)
      expect(await sanitizeOnServer(safe, topHeading)).toBe(safe)
    }),
    { numRuns: 1000 },
  )
})

test('any HTML keeps its words, and those of two blocks apart', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, async (written) => {
      const text = readText(await sanitizeOnServer(written.html))
      const words = written.pieces.filter((piece) => !/[<&\s]|^$/.test(piece))
      expect(words.filter((word) => !text.includes(word))).toEqual([])
      expect(separatedWords(written).filter((pair) => text.includes(pair))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('no HTML is wider than its column', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, fc.constantFrom(288, 358, 700), async ({ html }, width) => {
      const column = shown(await sanitizeOnServer(html), width)
      expect(column.scrollWidth).toBe(width)
      column.remove()
    }),
    { numRuns: 300 },
  )
})

test('a deep text keeps its words, and is the same on the server and in the browser', async () => {
  const html = `One${'<div>'.repeat(700)}Two<b>Three</b>${'</div>'.repeat(350)}Four`
  const safe = await sanitizeOnServer(html)
  expect(safe).toMatch(/One.*Two.*Three.*Four/)
  expect(await sanitizeInBrowser(html)).toBe(safe)
})
