import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { paths, type Release } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { DirectoryStore } from '@storefront/releases'
import { publishedFile } from '@storefront/releases/testing/published-document'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { liveVersion, releaseAgain, rewriteRegistry } from '../../site/release-copies.ts'
import type { Visitor } from '../../visitor/visitor.ts'

for (const part of ['entry', 'screen-blog'] as const) {
  test(`a file (${part}) with an altered byte never runs, and the rest of the site works`, async ({
    page,
    storefront,
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
    const { releases } = storefront
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

    // No other release may replace it.
    await rewriteRegistry(releases, ({ remotes }) => {
      remotes.content = { live: version, versions: [version] }
    })
    await page.goto('/nowhere')
    await visitor.sitsDown()
    await (await visitor.mainLinks()).getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('not available right now')
    expect(await page.evaluate(() => '__tampered__' in window)).toBe(false)
    await (await visitor.mainLinks()).getByRole('link', { name: 'Hotels' }).click()
    await expect(page).toHaveURL(new RegExp(paths.hotels))
    await visitor.sees(visitor.heading('Find Your Perfect Hotel'))

    await writeFile(file, original)
    await writeFile(`${file}.br`, compressed)
  })
}

const evil = 'https://evil.example/'

/** Altered descriptions of which the registry has no hash; the last one is harmless. */
const alterations: [what: string, change: (release: Release) => object, isRefused: boolean][] = [
  ['an entry on another origin', (release) => withEntry(release, `${evil}entry.js`), true],
  [
    'what other federation runtimes take for addresses and code',
    (release) => ({
      ...release,
      metaData: { publicPath: evil, getPublicPath: 'return window.__tampered__ = true' },
      publicPath: evil,
    }),
    false,
  ],
]

test('the release before is shown where description and published document are altered', async ({
  page,
  storefront,
  visitor,
}) => {
  const before = await liveVersion(storefront.releases, 'content')
  // What the storefront read last stands in.
  await fetch(`${storefront.url}${paths.blog}`)
  const file = await goesLive(storefront.releases, '99.3.0')
  await alter(file)
  await alter(await publishedFile(storefront.releases))

  const asked = await asksForBlog(page, visitor)
  expect(asked.some((url) => url.includes(`/content/${before}/`))).toBe(true)
  expect(asked.filter((url) => url.includes('/content/99.3.0/'))).toEqual([])
})

async function alter(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll('sha256-', 'sha256+'))
}

test('only files of the release run where its description was altered and has no recorded hash', async ({
  page,
  storefront: { releases },
  visitor,
}) => {
  const before = await liveVersion(releases, 'content')
  for (const [index, [what, change, isRefused]] of alterations.entries()) {
    const version = `99.4.${index}`
    const file = await goesLive(releases, version)
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
    await rewriteRegistry(releases, ({ remotes }) => {
      delete remotes.content?.descriptions
    })

    const asked = await asksForBlog(page, visitor)
    const shown = isRefused ? before : version
    const files = asked.filter((url) => url.includes('/content/') || url.startsWith(evil))
    expect(files.length, what).toBeGreaterThan(0)
    const isForeign = (url: string) => url.startsWith(evil) || !url.includes(`/content/${shown}/`)
    expect(files.filter(isForeign), what).toEqual([])
    expect(await page.evaluate(() => '__tampered__' in window), what).toBe(false)
    await releaseActions(releasesInFolder(releases)).promote({ content: before }, 'content team')
  }
})

/** Releases content again under a version and makes it live; answers the file of its description. */
async function goesLive(releases: string, version: string): Promise<string> {
  await releaseAgain(releases, 'content', version)
  await releaseActions(releasesInFolder(releases)).promote({ content: version }, 'content team')
  return join(releases, 'content', version, 'release.json')
}

function withEntry(release: Release, entry: string): Release {
  const { [release.entry]: hash = '', ...others } = release.integrity
  return { ...release, entry, integrity: { ...others, [entry]: hash } }
}

/** Opens the blog; answers every address that the page asked for. */
async function asksForBlog(page: Page, visitor: Visitor): Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => void asked.push(request.url())
  page.on('request', note)
  await visitor.opens(paths.blog)
  await visitor.sees(visitor.heading('Our Blog'))
  page.off('request', note)
  return asked
}
