import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@storefront/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf, ReleaseConflictError } from '../integrity.ts'
import { DirectoryStore } from './directory-store.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

function composed(code: string) {
  const bytes = Buffer.from(code)
  const release: Release = {
    name: 'flights',
    version: '1.0.0',
    mounts: ['flights'],
    entry: 'entry.js',
    exposes: {},
    screens: {},
    integrity: { 'entry.js': integrityOf(bytes) },
  }
  return { release, files: new Map([['entry.js', bytes]]) }
}

test('a release appears whole, with the compressed twin of every file', async () => {
  const store = new DirectoryStore(root)
  expect(await store.publish(composed('var flights = 1'))).toBe('published')
  const files = await readdir(join(root, 'flights/1.0.0'))
  expect(files.sort()).toEqual(['entry.js', 'entry.js.br', 'release.json', 'release.json.br'])
  expect((await store.read('flights', '1.0.0'))?.integrity['entry.js']).toMatch(/^sha256-/)
})

test('the same bytes can be published again, other bytes never', async () => {
  const store = new DirectoryStore(root)
  await store.publish(composed('a'))
  expect(await store.publish(composed('a'))).toBe('already there')
  await expect(store.publish(composed('b'))).rejects.toThrow(ReleaseConflictError)
})

test('the versions of a remote are those that were published whole', async () => {
  const store = new DirectoryStore(root)
  await mkdir(join(root, 'flights/1.1.0.77.draft'), { recursive: true })
  await store.publish(composed('var flights = 1'))
  expect(await store.versions('flights')).toEqual(['1.0.0'])
  expect(await store.versions('hotels')).toEqual([])
})
