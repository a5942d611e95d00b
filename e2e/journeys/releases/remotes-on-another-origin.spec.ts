import { paths } from '@storefront/contract'
import { releasesRoot } from '../../../platform/processes/apps.ts'
import { nginxPath } from '../../../platform/processes/nginx.ts'
import { startStorefront } from '../../../platform/processes/storefront.ts'
import { expect, test } from '../../fixtures.ts'
import { startDocumentedNginx } from '../../site/nginx.ts'

// CI must have nginx.
test.skip(!nginxPath() && !process.env.CI, 'there is no nginx on this machine')

test('releases served by the documented nginx from another origin run on the server and in the page', async ({
  page,
  storefront,
}) => {
  const host = await startDocumentedNginx('releases', releasesRoot)
  const site = await startStorefront({
    port: '0',
    env: { REMOTES_URL: host.url, PROVIDER_URL: storefront.url, LOG_LEVEL: 'warn' },
  })
  try {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    // The server leaves the remote out of its pages until it has fetched the server build.
    const address = `${site.url}${paths.blog}`
    await expect
      .poll(async () => (await (await page.request.get(address)).text()).includes('Our Blog'))
      .toBe(true)
    await page.goto(address)
    await page.waitForFunction(() => '__storefront__' in window)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
    const scripts = requested.filter((url) => url.includes('/content/'))
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.every((url) => url.startsWith(host.url))).toBe(true)

    const { status, headers } = await fetch(scripts.find((url) => url.endsWith('.js')) ?? '')
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    })
    for (const file of ['.live.json', '.registry/00000001.json', '.shell/a/shell.json'])
      expect((await fetch(`${host.url}/${file}`)).status, file).toBe(404)
  } finally {
    await site.stop()
    await host.stop()
  }
})
