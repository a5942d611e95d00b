import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@storefront/contract'
import { publishedFile } from '@storefront/releases/testing/published-document'
import { root } from '../../../platform/processes/apps.ts'
import { type Server, startServer } from '../../../platform/processes/server.ts'
import { expect, test } from '../../fixtures.ts'
import { startProvider } from '../../site/own-provider.ts'
import { copyReleases, liveVersion, shellFolder } from '../../site/release-copies.ts'

const isLong = Boolean(process.env.HARDENING)

const damages: [how: string, damage: (path: string, bytes: Buffer) => Promise<void>][] = [
  ['missing', (path) => rm(path)],
  ['empty', (path) => writeFile(path, '')],
  ['cut off', (path, bytes) => writeFile(path, bytes.subarray(0, -9))],
  ['garbage', (path) => writeFile(path, '\u0000\u0001{]')],
  ['of another shape', (path) => writeFile(path, '{"remotes":[],"name":7}')],
]

/** Files that change with the registry. */
let mutable = ['history/00000001.json']

let provider: Server
let releases = ''
/** Folder of the live hotels. */
let hotels = ''
/** Folder of the live shell. */
let shell = ''

test.beforeAll(async () => {
  releases = await copyReleases()
  const live = await liveVersion(releases, 'hotels')
  shell = (await shellFolder(releases)).slice(releases.length + 1)
  hotels = `hotels/${live}`
  mutable = [(await publishedFile(releases)).slice(releases.length + 1), ...mutable]
  provider = await startProvider()
})
test.afterAll(async () => {
  await provider.stop()
  await rm(releases, { recursive: true, force: true })
})

const startStorefront = () =>
  startServer('The storefront', join(root, 'platform/storefront/src/main.ts'), {
    RELEASES_DIR: releases,
    PROVIDER_URL: provider.url,
    RENDER_BUDGET_MS: '10000',
    LOG_LEVEL: 'silent',
    PORT: '0',
  })

/** Visits pages, which all have to be whole. */
async function visit(url: string): Promise<string[]> {
  const pages = [paths.home, paths.hotels, paths.tours]
  return Promise.all(
    pages.map(async (page) => {
      const answer = await fetch(`${url}${page}`)
      const isFine = answer.status === 200 && (await answer.text()).includes('</html>')
      return isFine ? 'fine' : `${page}: ${answer.status}`
    }),
  )
}

async function state(url: string): Promise<string> {
  const { status } = (await (await fetch(`${url}/readyz`)).json()) as { status: string }
  return status
}

async function damaged(
  file: string,
  damage: (typeof damages)[number][1],
  work: () => Promise<void>,
) {
  const path = join(releases, file)
  const bytes = await readFile(path)
  await damage(path, bytes)
  await work()
  await writeFile(path, bytes)
}

test('pages stay whole while any file of registry or release is damaged, and the storefront heals', async () => {
  test.setTimeout(600_000)
  const all = await readdir(join(releases, hotels), { recursive: true, withFileTypes: true })
  const released = all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(releases.length + 1))
  const files = [
    ...mutable,
    `${shell}/shell.json`,
    ...(isLong ? released : [`${hotels}/release.json`]),
  ]
  const storefront = await startStorefront()
  try {
    for (const file of files) {
      for (const [how, damage] of damages) {
        await damaged(file, damage, async () => {
          expect([file, how, ...(await visit(storefront.url))]).toEqual([
            file,
            how,
            'fine',
            'fine',
            'fine',
          ])
        })
      }
    }
    await expect.poll(() => state(storefront.url)).toBe('ready')
    console.log(
      `P6 · ${files.length} files damaged in ${damages.length} ways under a storefront that runs: every page whole, ready again without a restart`,
    )
  } finally {
    await storefront.stop()
  }
})

test('a storefront that was up before starts with any kind of file damaged, and heals', async () => {
  test.setTimeout(900_000)
  const server = await readdir(join(releases, hotels, 'server'))
  const ofEachKind = [
    'release.json',
    'mf-manifest.json',
    'server/server.mjs',
    `server/${server.find((name) => /^screen.*mjs$/.test(name))}`,
  ]
  const files = isLong
    ? [...mutable, `${shell}/shell.json`, ...ofEachKind.map((file) => `${hotels}/${file}`)]
    : mutable.slice(0, 1)
  for (const file of files) {
    for (const [how, damage] of isLong ? damages : damages.slice(0, 1)) {
      let storefront: Server | undefined
      await damaged(file, damage, async () => {
        storefront = await startStorefront()
        expect([file, how, ...(await visit(storefront.url))]).toEqual([
          file,
          how,
          'fine',
          'fine',
          'fine',
        ])
      })
      if (!storefront) continue
      await expect.poll(() => state(storefront?.url ?? '')).toBe('ready')
      expect(await visit(storefront.url)).toEqual(['fine', 'fine', 'fine'])
      await storefront.stop()
    }
  }
  console.log(
    `P6 · a start with each of ${files.length} kinds of files damaged in each way: every page whole, ready without another start`,
  )
})
