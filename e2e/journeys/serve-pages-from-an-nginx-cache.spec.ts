import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bookingPaths, paths } from '@storefront/contract'
import { releasesRoot, root } from '../../platform/processes/apps.ts'
import { nginxPath } from '../../platform/processes/nginx.ts'
import { startServer } from '../../platform/processes/server.ts'
import { startStorefront } from '../../platform/processes/storefront.ts'
import { expect, test } from '../fixtures.ts'
import { startDocumentedNginx } from '../site/nginx.ts'
import { ownDatabase } from '../site/own-database.ts'

test('the documented nginx configuration caches only public pages and serves them while the storefront is down', async () => {
  test.skip(!nginxPath(), 'There is no nginx here.')
  const database = await ownDatabase()
  const provider = await startServer('The provider', join(root, 'platform/provider/src/main.ts'), {
    DATA_DIR: database.directory,
    SANDBOX_PAYMENTS: 'on',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
    PORT: '0',
  })
  const calls = await startDocumentedNginx('providers', provider.url)
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
  const proxy = await startDocumentedNginx('pages', storefront.url)
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
    await expect(async () => {
      const { text } = await get(paths.hotels)
      expect(await get(paths.hotels)).toMatchObject({ text, isCached: true })
    }).toPass()
    expect((await get(paths.hotels, { cookie: 'a=b; preview=any' })).isCached).toBe(false)
    const own = [...Object.values(bookingPaths).flatMap((of) => Object.values(of)), paths.account]
    for (const path of own) {
      await get(path)
      expect(await get(path), path).toMatchObject({ isCached: false, cacheControl: 'no-store' })
    }
    expect((await get('/api/v1/page/home')).status).toBe(200)

    await storefront.stop('SIGKILL')
    // By then each cached page is stale.
    await pause(2100)
    const late = await get(paths.hotels)
    expect(late).toMatchObject({ status: 200 })
    expect(late.text).toContain('</html>')
  } finally {
    await proxy.stop()
    await storefront.stop()
    await calls.stop()
    await provider.stop()
    await database.remove()
  }
})
