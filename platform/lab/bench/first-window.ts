import { brotliCompressSync, constants } from 'node:zlib'
import { brotliQuality } from '@storefront/server'
import type { Browser } from 'playwright'
import { type Figures, phone } from './visit.ts'

/** Measures the kB of a page on the wire until the last element that a phone's first window shows. */
export async function firstWindow(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(phone)
  try {
    // Scripts would change the document that was sent.
    await context.route('**/*.js*', (route) => route.abort())
    const page = await context.newPage()
    await page.goto(url)
    const html = await page.evaluate(untilEndOfWindow)
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
    return { window: brotliCompressSync(Buffer.from(html), { params }).length / 1000 }
  } finally {
    await context.close()
  }
}

/** Runs in the page. Returns its HTML until the last visible element in the window. */
function untilEndOfWindow(): string {
  const all = [...document.querySelectorAll('*')]
  const isShown = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return isInside && width > 1 && height > 1 && element.checkVisibility()
  }
  const shown = all.filter((element) => element.closest('#root *') && isShown(element))
  const leaves = new Set(shown)
  for (const { parentElement } of shown) if (parentElement) leaves.delete(parentElement)
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const last = all.indexOf([...leaves].at(-1) ?? document.body)
  let node: Element | null = [copy, ...copy.querySelectorAll('*')][last] ?? null
  for (; node && node !== copy; node = node.parentElement)
    while (node.nextSibling) node.nextSibling.remove()
  return copy.outerHTML
}
