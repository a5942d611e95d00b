import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumLaunch, isLive } from '@storefront/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { markDifference } from './mark-difference.ts'

/** A screen at one width, live and previewed: file names, and the share that differs, from 0 to 1. */
export type Compared = {
  address: string
  width: number
  live: string
  preview: string
  difference: string
  share: number
}

/** Widths of a phone and of a desktop, in px. */
const widths = [390, 1440]

/** Maximum number of further pictures of a page that keeps moving. */
const mostPictures = 5

/** Hides the badge of previews, which would count as a difference. */
const withoutBadge = 'aside[aria-label="Preview"] { display: none }'

/** Takes pictures of screens at both widths, live and previewed. Skips addresses that exist in neither. */
export async function takePictures(
  link: string,
  addresses: string[],
  folder: string,
): Promise<Compared[]> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const compared: Compared[] = []
    for (const width of widths) {
      const [live, preview] = [await visitor(browser, width), await visitor(browser, width)]
      await (await preview.newPage()).goto(link)
      for (const address of addresses) {
        const url = new URL(address, link)
        const [before, after] = await Promise.all([screen(live, url), screen(preview, url)])
        if (!before.isFound && !after.isFound) continue
        const { picture, share } = await markDifference(before.picture, after.picture)
        const pictures = { live: before.picture, preview: after.picture, difference: picture }
        const files = { live: '', preview: '', difference: '' }
        for (const kind of ['live', 'preview', 'difference'] as const) {
          files[kind] = `${nameOf(url)}-${width}-${kind}.png`
          await writeFile(join(folder, files[kind]), pictures[kind])
        }
        compared.push({ address, width, ...files, share })
      }
      await Promise.all([live.close(), preview.close()])
    }
    return compared
  } finally {
    await browser.close()
  }
}

function visitor(browser: Browser, width: number): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    // The site's content security policy would refuse the style of the picture.
    bypassCSP: true,
  })
}

async function screen(context: BrowserContext, url: URL) {
  const page = await context.newPage()
  try {
    const answer = await page.goto(url.href)
    await page.waitForFunction(isLive, undefined, { polling: 100 })
    await page.evaluate(loadPictures)
    await page.waitForLoadState('networkidle')
    const isThere = new URL(page.url()).pathname === url.pathname
    const picture = await stillPicture(page)
    return { picture, isFound: answer?.status() !== 404 && isThere }
  } finally {
    await page.close()
  }
}

/** Takes pictures until two in a row are equal. */
async function stillPicture(page: Page): Promise<Buffer> {
  const take = () =>
    page.screenshot({ fullPage: true, animations: 'disabled', style: withoutBadge })
  let picture = await take()
  for (let more = 0; more < mostPictures; more += 1) {
    const next = await take()
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

/** Runs in the page: loads lazy pictures. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images].map((picture) => {
    picture.loading = 'eager'
    // A picture that cannot load is left as it is.
    return picture.decode().catch(() => undefined)
  })
  await Promise.all(pictures)
}

/** `/?tab=flights` → `home-tab-flights`, at most 80 characters. */
function nameOf({ pathname, search }: URL): string {
  const words = `${pathname === '/' ? 'home' : pathname}${search}`.split(/\W+/)
  return words.filter(Boolean).join('-').slice(0, 80)
}
