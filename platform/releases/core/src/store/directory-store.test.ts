import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@storefront/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf, ReleaseConflictError } from '../integrity.ts'
import { DirectoryStore } from './directory-store.ts'
import type { AnyRelease } from './release-kinds.ts'
import type { ComposedRelease } from './release-store.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

function composed(code: string, name = 'flights'): ComposedRelease<AnyRelease> {
  const bytes = Buffer.from(code)
  const integrity = { 'entry.js': integrityOf(bytes) }
  const files = new Map([['entry.js', bytes]])
  const offer = { contract: '1.0.0', session: '1.0.0', shared: {}, events: {} }
  if (name === 'shell') return { release: { ...offer, version: '1.0.0', integrity }, files }
  const release: Release = {
    name,
    version: '1.0.0',
    mounts: ['flights'],
    entry: 'entry.js',
    exposes: {},
    screens: {},
    integrity,
  }
  return { release, files }
}

test('a release appears whole, with the compressed twin of every file', async () => {
  const store = new DirectoryStore(root)
  expect(await store.publish(composed('var flights = 1'))).toBe('published')
  const files = await readdir(join(root, 'flights/1.0.0'))
  expect(files.sort()).toEqual(['entry.js', 'entry.js.br', 'release.json', 'release.json.br'])
  expect((await store.read('flights', '1.0.0'))?.integrity['entry.js']).toMatch(/^sha256-/)
})

test.each(['flights', 'shell'])(
  'of %s the same bytes can be published again, other bytes never',
  async (name) => {
    const store = new DirectoryStore(root)
    expect(await store.publish(composed('a', name))).toBe('published')
    expect(await store.publish(composed('a', name))).toBe('already there')
    await expect(store.publish(composed('b', name))).rejects.toThrow(ReleaseConflictError)
    expect(String(await store.readFile(name, '1.0.0', 'entry.js'))).toBe('a')
  },
)

test.each(['new', 'damaged'])(
  'of two uploads of one %s version at once one is published, the other is refused',
  async (state) => {
    for (let round = 0; round < 20; round++) {
      const folder = join(root, String(round))
      if (state === 'damaged') {
        await mkdir(join(folder, 'flights/1.0.0'), { recursive: true })
        await writeFile(join(folder, 'flights/1.0.0/release.json'), '{')
      }
      const texts = ['a', 'b']
      const both = await Promise.allSettled(
        texts.map((text) => new DirectoryStore(folder).publish(composed(text))),
      )
      const won = both.findIndex(({ status }) => status === 'fulfilled')
      expect(both[1 - won]).toMatchObject({
        status: 'rejected',
        reason: expect.any(ReleaseConflictError),
      })
      const kept = await new DirectoryStore(folder).readFile('flights', '1.0.0', 'entry.js')
      expect(String(kept)).toBe(texts[won])
      expect(await readdir(join(folder, 'flights'))).toEqual(['1.0.0'])
    }
  },
)

test('the versions of a remote are those that were published whole', async () => {
  const store = new DirectoryStore(root)
  await mkdir(join(root, 'flights/1.1.0.77.draft'), { recursive: true })
  await store.publish(composed('var flights = 1'))
  expect(await store.versions('flights')).toEqual(['1.0.0'])
  expect(await store.versions('hotels')).toEqual([])
})
