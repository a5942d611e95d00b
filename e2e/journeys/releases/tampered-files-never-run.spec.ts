import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DirectoryStore } from '@storefront/releases'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { liveVersion, rewriteRegistry } from '../../site/release-copies.ts'

for (const part of ['entry', 'screen-blog']) {
  test(`a tampered file (${part}) never runs, and the rest of the site works`, async ({
    page,
    storefront: { releases },
    troubles,
    visitor,
  }) => {
    troubles.expect(
      /integrity/,
      /status of 404/,
      /could not be loaded/,
      /could not be shown/,
      /ERR_/,
      /ChunkLoadError/,
    )
    const version = await liveVersion(releases, 'content')
    const release = await new DirectoryStore(releases).read('content', version)
    const name = Object.keys(release?.integrity ?? {}).find(
      (file) => file.startsWith(part) && file.endsWith('.js'),
    )
    const file = join(releases, 'content', version, name ?? 'none')
    const original = await readFile(file, 'utf8')
    const compressed = await readFile(`${file}.br`)
    await writeFile(file, `window.__tampered__ = true;${original}`)
    await rm(`${file}.br`)

    // The registry names only this release, so no other release can replace it.
    await rewriteRegistry(releases, ({ remotes }) => {
      remotes.content = { live: version, versions: [version] }
    })
    await page.goto('/nowhere')
    await visitor.waitsForHydration()
    await visitor.follows('Blog')
    await visitor.seesFallback()
    expect(await page.evaluate(() => '__tampered__' in window)).toBe(false)
    await visitor.follows('Hotels')
    await visitor.sees(visitor.heading('Find Your Perfect Hotel'))

    await writeFile(file, original)
    await writeFile(`${file}.br`, compressed)
  })
}
