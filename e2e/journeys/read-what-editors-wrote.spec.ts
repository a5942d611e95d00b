import { detailPaths, paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { resizeTo } from '../visitor/media.ts'

const product = 'Laguna'
test.use({
  site: {
    env: {
      SAMPLE_RECORDS: 'on',
      AGENCY_PRODUCT: product,
      AGENCY_X: 'https://x.com/laguna',
      AGENCY_MARK: 'shell/public/apple-touch-icon.png',
      AGENCY_SHARE_PICTURE: 'shell/public/og-default.jpg',
    },
  },
})

// One worker, because a second one would start another site.
test.describe.configure({ mode: 'default' })
// One picture of the samples does not load.
test.beforeEach(({ troubles }) => troubles.expect(/404/))

const slug = 'every-element'
const records = [
  { page: detailPaths.article(slug), list: `${paths.blog}?category=Samples`, top: 2 },
  { page: detailPaths.hotel(slug), list: `${paths.hotels}?show=40`, top: 3 },
  { page: detailPaths.tour(slug), list: `${paths.tours}?show=40`, top: 3 },
  { page: detailPaths.package(slug), list: `${paths.packages}?show=40`, top: 3 },
].filter(({ page }) => isLive(page))

/** Runs in the page. Returns texts that are wider than the window, or cut without a way to scroll to them. */
function unreadable(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const line of range.getClientRects()) {
      for (let box = texts.currentNode.parentElement; box; box = box.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none' || position === 'fixed') break
        if (box.matches('.swiper, [inert], [aria-hidden=true]')) break
        const { left, right } = box.getBoundingClientRect()
        const isOut = line.width > 1 && (line.left < left - 2 || line.right > right + 2)
        if (isOut && overflowX !== 'visible') found.push(texts.currentNode.nodeValue ?? '')
      }
    }
  }
  return [...new Set(found)]
}

const text = '[class*="_prose_"]'

for (const { page: address, list, top } of records) {
  test(`${address} and its card are cut by no window, and its text is the same from the server and in the browser`, async ({
    page,
    visitor,
    request,
  }) => {
    const fitsEveryWindow = async () => {
      for (const width of [1440, 390, 320]) {
        await resizeTo(page, width)
        expect(await page.evaluate(unreadable), `${page.url()} at ${width} px`).toEqual([])
      }
    }
    await visitor.opens(list)
    await fitsEveryWindow()
    await page.locator(`a[href^="${address}"]`).first().click()
    const shown = page.locator(text).first()
    await shown.waitFor()
    await fitsEveryWindow()
    const written = await request.get(`/api/v1${address.replace('/blog', '/articles')}`)
    expect(await written.text()).toContain('<center>')
    const inBrowser = await shown.evaluate((element) => {
      const copy = element.cloneNode(true) as Element
      for (const picture of copy.querySelectorAll('img')) {
        for (const mark of ['data-shown', 'data-failed']) picture.removeAttribute(mark)
      }
      return copy.innerHTML
    })
    expect(inBrowser).toContain(`<h${top}>What every text may hold</h${top}>`)
    const html = await (await request.get(address)).text()
    expect(html.includes(inBrowser), inBrowser.slice(0, 300)).toBe(true)
  })
}

test('words of blocks stay apart, also in the description of the page', async ({ page }) => {
  for (const { page: address } of records) {
    await page.goto(address)
    const words = [
      /from 3 pm\.\s+Check-out is/,
      /Kukulcan 12\s+07:00\s+07:00\s+Bus/,
      /Parking\s+Free\s+Beach\s+200 m/,
    ]
    for (const apart of words) {
      await expect(page.locator(text).first()).toContainText(apart, { useInnerText: true })
    }
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', /Packing, fares, hours\. A paragraph/)
  }
})

test('a link within a text focuses its place, below the header', async ({ page, visitor }) => {
  await visitor.opens(detailPaths.article(slug))
  for (const [name, place] of [
    ['Packing', 'Packing'],
    ['hours', 'Parking'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click()
    const focused = page.locator(':focus')
    await expect(focused).toContainText(place)
    const header = await page.locator('header').first().boundingBox()
    const box = await focused.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
  }
})

test('pictures are whole and not enlarged, and one that fails shows its text', async ({
  page,
  visitor,
}) => {
  await resizeTo(page, 390)
  await visitor.opens(detailPaths.article(slug))
  for (const picture of await page.locator(`${text} img`).all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute(
      /turtle/.test((await picture.getAttribute('alt')) ?? '') ? 'data-failed' : 'data-shown',
      '',
    )
    const { width, height, own } = await picture.evaluate((image: HTMLImageElement) => ({
      ...{ width: image.clientWidth, height: image.clientHeight },
      own: { width: image.naturalWidth, height: image.naturalHeight },
    }))
    if (own.width === 0) {
      expect([width > 100, height < 120]).toEqual([true, true])
    } else {
      expect(width).toBeLessThanOrEqual(own.width)
      expect(Math.abs(width / height - own.width / own.height)).toBeLessThan(0.05)
    }
  }
})

test('a wide table is scrolled by keyboard, and named by its caption', async ({
  page,
  visitor,
}) => {
  await resizeTo(page, 390)
  await visitor.opens(detailPaths.article(slug))
  const table = page.getByRole('group', { name: 'Ferries to the islands, in US dollars' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expect(table.getByRole('rowheader')).toHaveCount(3)
})

test('a record without its picture shows its name', async ({ page, visitor }) => {
  await visitor.opens(`${paths.tours}?show=40`)
  const card = page.getByRole('article').filter({ hasText: 'Tour Llanfair' })
  await expect(card.getByText(/^Tour Llanfair/)).toHaveCount(2)
})

test('the agency has its own mark, picture of shared links and profiles', async ({ page }) => {
  await page.goto(paths.home)
  const mark = page.getByRole('banner').locator('img[src="/agency/mark/apple-touch-icon.png"]')
  await expect(mark).toBeVisible()
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const share = page.locator('meta[property="og:image"]')
  await expect(share).toHaveAttribute('content', /\/agency\/share_picture\/og-default\.jpg$/)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'X', exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0)
})
