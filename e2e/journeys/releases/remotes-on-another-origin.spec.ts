import { paths } from '@storefront/contract'
import { DirectoryStore } from '@storefront/releases'
import { releasesRoot } from '../../../platform/processes/apps.ts'
import { nginxPath } from '../../../platform/processes/nginx.ts'
import { startStorefront } from '../../../platform/processes/storefront.ts'
import { expect, test } from '../../fixtures.ts'
import { serveWithNginx } from '../../site/nginx.ts'
import { liveVersion } from '../../site/release-copies.ts'

// CI must have nginx.
test.skip(!nginxPath() && !process.env.CI, 'there is no nginx on this machine')

test('releases served by nginx from another origin are rendered by the server and run in the page', async ({
  page,
  storefront,
}) => {
  const host = await serveWithNginx(releasesRoot)
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
  } finally {
    await site.stop()
    await host.stop()
  }
})

test('the documented nginx configuration serves only release files, immutable and to every origin', async () => {
  const host = await serveWithNginx(releasesRoot)
  try {
    const version = await liveVersion(releasesRoot, 'content')
    const release = await new DirectoryStore(releasesRoot).read('content', version)
    const folder = `${host.url}/content/${version}`
    const { status, headers } = await fetch(`${folder}/${release?.entry}`)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    })
    const absent = await fetch(`${folder}/nothing.js`)
    expect([absent.status, absent.headers.get('cache-control')]).toEqual([404, null])
    for (const file of ['.live.json', '.registry/00000001.json', '.shell/a/shell.json'])
      expect((await fetch(`${host.url}/${file}`)).status, file).toBe(404)
  } finally {
    await host.stop()
  }
})
