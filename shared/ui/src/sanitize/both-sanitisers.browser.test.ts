import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeHtml as sanitizeInBrowser } from './browser.ts'
import { sanitizeHtml as sanitizeOnServer } from './server.ts'
import { anyHtml, isWord, separatedWords } from './testing/any-html.ts'

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

test('any HTML becomes the same string on the server and in the browser, stays it, and keeps its words apart', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, fc.constantFrom(2, 3), async (written, topHeading) => {
      const safe = await sanitizeOnServer(written.html, topHeading)
      expect(await sanitizeInBrowser(written.html, topHeading)).toBe(safe)
      expect(await sanitizeOnServer(safe, topHeading)).toBe(safe)
      const text = readText(safe)
      const words = written.pieces.filter(isWord)
      expect(words.filter((word) => !text.includes(word))).toEqual([])
      expect(separatedWords(written).filter((pair) => text.includes(pair))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('a deep text keeps its words, and is the same on the server and in the browser', async () => {
  const html = `One${'<div>'.repeat(700)}Two<b>Three</b>${'</div>'.repeat(350)}Four`
  const safe = await sanitizeOnServer(html)
  expect(safe).toMatch(/One.*Two.*Three.*Four/)
  expect(await sanitizeInBrowser(html)).toBe(safe)
})
