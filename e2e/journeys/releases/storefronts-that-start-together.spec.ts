import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releasesRoot, root } from '../../../platform/processes/apps.ts'
import { nginxPath } from '../../../platform/processes/nginx.ts'
import { type Server, startServer } from '../../../platform/processes/server.ts'
import { expect, test } from '../../fixtures.ts'
import { serveWithNginx } from '../../site/nginx.ts'
import { remotePages } from '../../site/remote-pages.ts'

// CI has one, or fails.
test.skip(!nginxPath() && !process.env.CI, 'there is no nginx on this machine')

const rounds = process.env.HARDENING ? 20 : 2

test('two storefronts that start together on one empty folder render every page from the first on, and with the store stopped from their copies', async ({
  storefront,
}) => {
  test.setTimeout(60_000 + rounds * 30_000)
  const store = await serveWithNginx(releasesRoot)
  const folder = await mkdtemp(join(tmpdir(), 'copies-'))
  for (const part of ['.shell', 'published.json.d'])
    await cp(join(releasesRoot, part), join(folder, part), { recursive: true })
  const start = () =>
    startServer('A storefront', join(root, 'platform/storefront/src/main.ts'), {
      RELEASES_DIR: folder,
      REGISTRY_URL: '',
      REMOTES_URL: store.url,
      // The provider behind the site: its calls have the same addresses there.
      PROVIDER_URL: storefront.url,
      RENDER_BUDGET_MS: '10000',
      PAGE_CACHE_SECONDS: '0',
      LOG_LEVEL: 'error',
      PORT: '0',
    })
  const expectWhole = async (when: string) => {
    const sites = await Promise.all([start(), start()])
    try {
      const rendered = await Promise.all(sites.map(renderedAt))
      expect(rendered, when).toEqual([remotes, remotes])
    } finally {
      await Promise.all(sites.map((site) => site.stop('SIGTERM')))
    }
  }
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await rm(join(folder, '.copies'), { recursive: true, force: true })
      await expectWhole(`start ${round} on an empty folder`)
    }
    await store.stop()
    await expectWhole('with the store stopped')
  } finally {
    await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

const remotes = remotePages.map(({ name }) => name)

/** The remotes whose page a storefront renders, each asked for once. */
async function renderedAt({ url }: Server): Promise<string[]> {
  const pages = remotePages.map(async ({ name, page }) => {
    const html = await (await fetch(url + page)).text()
    const [, boot = '{}'] = /id="boot">(.*?)<\/script>/s.exec(html) ?? []
    const { rendered = [] } = JSON.parse(boot) as { rendered?: string[] }
    return rendered.includes(`${name}/routes`) ? [name] : []
  })
  return (await Promise.all(pages)).flat()
}
