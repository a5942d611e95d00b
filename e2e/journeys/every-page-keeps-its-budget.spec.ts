import type { APIRequestContext } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { flightsFound } from '../site/public-pages.ts'

type Budget = {
  address: string
  kilobytes: number
  files: number
  /** Requests that may follow hydration. */
  later?: RegExp
}

/**
 * JavaScript that a page needs to hydrate, in brotli. 86 kB are a file that a release of the shell does not change. Module
 * Federation's runtime takes 20 kB of the shell's other file and 4 kB of every entry (docs/decisions/federation.md).
 */
const budgets: Budget[] = [
  { address: paths.home, kilobytes: 150, files: 5, later: /\/remotes\/content\// },
  { address: flightsFound, kilobytes: 162, files: 5 },
  { address: paths.hotels, kilobytes: 160, files: 5 },
  { address: paths.tours, kilobytes: 155, files: 5 },
  { address: paths.packages, kilobytes: 157, files: 5 },
  { address: paths.blog, kilobytes: 147, files: 6 },
]

for (const { address, kilobytes, files, later } of budgets) {
  const { pathname } = new URL(address, 'http://localhost')
  if (!isLive(pathname)) continue

  test(`${pathname} hydrates within its budget, with the scripts that its HTML names`, async ({
    page,
    visitor,
    troubles,
  }) => {
    // The count is exact, because METRICS and STATUS_PAGE are off: with either, one page in twenty, by chance, also
    // names the script that measures web vitals.
    const named = await namedScripts(page.request, address)
    const names = named.map(({ path }) => path).join(' ')
    expect(named.length, names).toBeLessThanOrEqual(files)
    const bytes = named.reduce((sum, script) => sum + script.bytes, 0)
    expect(bytes / 1000).toBeGreaterThan(50)
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes)

    // Other requests are blocked: a page that needs one would take a third round trip.
    troubles.expect(/ERR_FAILED|could not be loaded|ChunkLoadError|Failed to fetch/)
    const paths = new Set(named.map(({ path }) => path))
    await page.route(/\.js(\?|$)|\/api\/v1\//, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (later?.test(pathname)) await visitor.waitsForHydration()
      return paths.has(pathname) || later?.test(pathname) ? route.continue() : route.abort()
    })
    await visitor.opens(address)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByText('This part of the site is not available')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
  })
}

/** Scripts that the HTML of a page names, to run or to preload, with their bytes in brotli. */
async function namedScripts(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const tags = html.match(/<script src="[^"]+"|<link rel="preload" as="script"[^>]* href="[^"]+"/g)
  const paths = new Set((tags ?? []).map((tag) => /"([^"]*\.js)"/.exec(tag)?.[1] ?? ''))
  return Promise.all(
    [...paths].map(async (path) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      return { path, bytes: Number(answer.headers()['content-length']) }
    }),
  )
}
