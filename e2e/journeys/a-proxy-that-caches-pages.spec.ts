import { setTimeout as pause } from 'node:timers/promises'
import { bookingPaths, paths } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { releasesRoot } from '../../platform/processes/apps.ts'
import { nginxPath } from '../../platform/processes/nginx.ts'
import { startStorefront } from '../../platform/processes/storefront.ts'
import { expect, test } from '../fixtures.ts'
import { joinProvidersWithNginx, keepPagesWithNginx } from '../site/nginx.ts'
import { startProvider } from '../site/own-provider.ts'
import { releaseAgain } from '../site/release-copies.ts'
import { lucia, secretsOf } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'
import { Visitor } from '../visitor/visitor.ts'

test('nginx as documented caches public pages alone, and serves them while the storefront is down', async () => {
  test.skip(!nginxPath(), 'There is no nginx here.')
  const provider = await startProvider({ TRUST_PROXY: 'on' })
  const calls = await joinProvidersWithNginx([provider.url])
  const storefront = await startStorefront({
    port: '0',
    env: {
      RELEASES_DIR: releasesRoot,
      PROVIDER_URL: calls.url,
      PAGE_CACHE_SECONDS: '60',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
      RENDER_BUDGET_MS: '10000',
    },
  })
  const proxy = await keepPagesWithNginx(storefront.url)
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${proxy.url}${path}`, { headers })
    return {
      text: await response.text(),
      status: response.status,
      isCached: response.headers.get('x-cache') === 'HIT',
      cacheControl: response.headers.get('cache-control'),
    }
  }
  try {
    const { text } = await get(paths.hotels)
    expect(await get(paths.hotels)).toMatchObject({ text, isCached: true })
    expect((await get(paths.hotels, { cookie: 'a=b; preview=any' })).isCached).toBe(false)
    const own = [...Object.values(bookingPaths).flatMap((of) => Object.values(of)), paths.account]
    for (const path of own) {
      await get(path)
      expect(await get(path), path).toMatchObject({ isCached: false, cacheControl: 'no-store' })
    }
    expect((await get('/api/v1/page/home')).status).toBe(200)

    await storefront.stop('SIGKILL')
    await pause(2100)
    const late = await get(paths.hotels)
    expect(late).toMatchObject({ status: 200 })
    expect(late.text).toContain('</html>')
  } finally {
    await proxy.stop()
    await storefront.stop()
    await calls.stop()
    await provider.stop()
  }
})

test('visitors share a cached page and nothing of each other, until another release is promoted', async ({
  page,
  browser,
  ownSite,
}) => {
  const site = await ownSite({ ownReleases: true, env: { PAGE_CACHE_SECONDS: '60' } })
  const context = await browser.newContext({ baseURL: site.url })
  const visitor = new Visitor(await context.newPage())
  await arrivesAtSummary(visitor, 'hotel')
  await visitor.fillsInTravellers('Guest', [lucia])
  // The form is kept on the server during the payment.
  await visitor.goesToPay()
  await visitor.declines()
  await visitor.page.getByRole('link', { name: 'Try again' }).click()
  await visitor.seesTravellers('Guest', [lucia])

  const headersAt = async (address: string) =>
    (await page.goto(`${site.url}${address}`))?.headers() ?? {}
  const { etag } = await headersAt(paths.hotels)
  expect((await headersAt(`${paths.hotels}?utm_source=mail`)).etag).toBe(etag)
  await headersAt(paths.roomSummary)
  for (const secret of secretsOf([lucia])) expect(await page.content()).not.toContain(secret)

  await releaseAgain(site.releases, 'hotels', '99.0.0')
  await releaseActions(releasesInFolder(site.releases)).promote({ hotels: '99.0.0' }, 'hotels team')
  expect((await headersAt(paths.hotels))['surrogate-key']).toContain('hotels@99.0.0')
  expect(await page.content()).toContain('/remotes/hotels/99.0.0/')
  await context.close()
})
