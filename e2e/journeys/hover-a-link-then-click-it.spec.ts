import type { Locator, Request } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'

const counted = ['document', 'script', 'stylesheet', 'fetch', 'xhr']

test('a hover fetches code and data ahead, so that the click requests nothing', async ({
  page,
  visitor,
}) => {
  const main = page.getByRole('navigation', { name: 'Main' })
  const card = page.getByRole('article').first()
  /** Links to hover, without detail pages of products, which load their slider only once it is in sight. */
  const steps: [link: Locator, files: RegExp[], shown: Locator][] = [
    [
      main.getByRole('link', { name: 'Tours' }),
      [/\/api\/v1\/tours/, /\/remotes\/tours\/.*screen-results.*\.js/],
      card.getByText('$').first(),
    ],
    [
      main.getByRole('link', { name: 'Blog' }),
      [/\/api\/v1\/articles$/, /\/remotes\/content\/.*screen-blog.*\.js/],
      visitor.heading('Our Blog'),
    ],
    [
      card.getByRole('link').first(),
      [/\/api\/v1\/articles\/./, /\/remotes\/content\/.*screen-article.*\.js/, /sanitizer/],
      page.getByRole('article').getByRole('heading', { level: 1 }),
    ],
  ]
  await visitor.opens(paths.faq)
  const [requested, arrived]: [string[], string[]] = [[], []]
  const recordIn = (list: string[]) => (request: Request) => {
    const { pathname, search } = new URL(request.url())
    const isOwn = counted.includes(request.resourceType()) && !pathname.startsWith('/session/')
    if (isOwn) list.push(pathname + search)
  }
  page.on('request', recordIn(requested)).on('requestfinished', recordIn(arrived))
  for (const [link, files, shown] of steps) {
    await link.hover()
    const isFetched = () =>
      files.every((file) => arrived.some((path) => file.test(path))) &&
      arrived.length === requested.length
    await expect.poll(isFetched).toBe(true)
    // The pointer leaves the content: a link that appears under the pointer would be fetched ahead too.
    await page.mouse.move(0, 0)
    requested.length = arrived.length = 0
    await link.dispatchEvent('click')
    await visitor.sees(shown)
    expect(requested, 'requested by the click').toEqual([])
  }
})
