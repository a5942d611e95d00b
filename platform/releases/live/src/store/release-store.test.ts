import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import type { Release } from '@storefront/contract'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { integrityOf, ReleaseConflictError } from '../integrity.ts'
import { plantedRelease } from '../testing/planted-release.ts'
import { testFolder } from '../testing/test-folder.ts'
import { copyRelease } from './copy-release.ts'
import { DirectoryStore } from './directory-store.ts'
import type { ComposedRelease, ReleaseStore } from './release-store.ts'
import { S3Store } from './s3-store.ts'

const root = testFolder()
let objects = ''
let server: S3rver
let client: S3Client

beforeAll(async () => {
  objects = await mkdtemp(join(tmpdir(), 's3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: objects,
    configureBuckets: [{ name: 'releases', configs: [] }],
  })
  Reflect.get(server, 'middleware').unshift(writeWhole(), createOnce())
  const { port } = (await server.run()) as AddressInfo
  client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
})
afterAll(async () => {
  await server.close()
  await rm(objects, { recursive: true, force: true })
})

type Call = {
  method: string
  path: string
  status: number
  body: unknown
  get: (header: string) => string
}

/** Answers a PUT when the object is on the disk. S3rver answers earlier, and a read may then find half of it. */
function writeWhole() {
  return async (c: Call, next: () => Promise<void>) => {
    await next()
    if (c.method !== 'PUT' || c.status >= 400) return
    const file = join(objects, `${decodeURIComponent(c.path)}._S3rver_object`)
    const size = Number(c.get('x-amz-decoded-content-length') || c.get('content-length'))
    await expect.poll(async () => (await stat(file)).size).toBe(size)
  }
}

/** Conditional writes that S3 asks to repeat. */
let conflicts = 0

/** Refuses to overwrite an object with `If-None-Match: *`, as S3 does and S3rver does not. */
function createOnce() {
  const created = new Map<string, Promise<void>>()
  return async (c: Call, next: () => Promise<void>) => {
    if (c.get('if-none-match') !== '*') return next()
    if (conflicts-- > 0) {
      c.status = 409
      c.body = '<Error><Code>ConditionalRequestConflict</Code></Error>'
      return
    }
    const first = created.get(c.path)
    if (!first) {
      created.set(c.path, next())
      return created.get(c.path)
    }
    await first
    c.status = 412
    c.body = '<Error><Code>PreconditionFailed</Code></Error>'
  }
}

/** Flights 1.0.0 with one file. */
function composed(code: string): ComposedRelease {
  const bytes = Buffer.from(code)
  const integrity = { 'entry.js': integrityOf(bytes) }
  const { release } = plantedRelease('flights', '1.0.0')
  return { release: { ...release, integrity }, files: new Map([['entry.js', bytes]]) }
}

/** Uploads two releases of one version at once: one has to be published, the other refused. */
async function race(store: ReleaseStore): Promise<void> {
  const texts = ['a', 'b']
  const both = await Promise.allSettled(texts.map((text) => store.publish(composed(text))))
  const won = both.findIndex(({ status }) => status === 'fulfilled')
  const reason = expect.any(ReleaseConflictError)
  expect(both[1 - won]).toMatchObject({ status: 'rejected', reason })
  expect(String(await store.readFile('flights', '1.0.0', 'entry.js'))).toBe(texts[won])
}

let buckets = 0
describe.each([
  { where: 'a folder', open: () => new DirectoryStore(root()) },
  { where: 'an object store', open: () => new S3Store(client, 'releases', `site-${++buckets}`) },
])('releases in $where', ({ open }) => {
  let store: ReleaseStore
  beforeEach(() => {
    store = open()
  })

  test('reads back a published version and refuses other bytes', async () => {
    expect(await store.read('flights', '1.0.0')).toBeNull()
    expect(await store.publish(composed('a'))).toBe('published')
    await expect(store.publish(composed('b'))).rejects.toThrow(ReleaseConflictError)
    expect(await store.read('flights', '1.0.0')).toEqual(composed('a').release)
    expect(await store.versions('flights')).toEqual(['1.0.0'])
    expect(String(await store.readFile('flights', '1.0.0', 'entry.js'))).toBe('a')
  })

  test('keeps the description of the first upload, from any commit, and refuses another one', async () => {
    const first = composed('a')
    const upload = (changes: Partial<Release>) =>
      store.publish({ ...first, release: { ...first.release, ...changes } })
    await upload({})
    expect(await upload({ source: { commit: 'abc1234' } })).toBe('already there')
    expect(await store.read('flights', '1.0.0')).toEqual(first.release)
    await expect(upload({ mounts: ['fly'] })).rejects.toThrow(
      'flights 1.0.0 is published with other files or another description',
    )
  })

  test('publishes one of two simultaneous uploads of a version and refuses the other', () =>
    race(store))

  test('repeats a write that conflicts with a simultaneous one', async () => {
    conflicts = store instanceof S3Store ? 2 : 0
    expect(await store.publish(composed('a'))).toBe('published')
    expect(conflicts).toBeLessThanOrEqual(0)
  })

  test('removes a version with all its files', async () => {
    await store.publish(composed('var flights = 1'))
    expect(await store.versions('hotels')).toEqual([])
    await store.remove('flights', '1.0.0')
    expect(await store.versions('flights')).toEqual([])
    expect(await store.read('flights', '1.0.0')).toBeNull()
  })

  test('notes the registries that use the store', async () => {
    const names = ['this folder', 'db:5432/live', '../staging']
    for (const name of [...names, ...names]) await store.addRegistry(name)
    expect((await store.registries()).sort()).toEqual(names.sort())
  })

  test('copies a release into another store, verified by its hashes', async () => {
    const other = new DirectoryStore(`${root()}/other`)
    await store.publish(composed('var flights = 1'))
    expect(await copyRelease(store, other, 'flights', '1.0.0')).toBe('published')
    expect(await other.read('flights', '1.0.0')).toEqual(composed('var flights = 1').release)
    const altered = { read: other.read.bind(other), readFile: async () => Buffer.from('evil') }
    await expect(copyRelease(altered, store, 'flights', '1.0.0')).rejects.toThrow(
      'flights 1.0.0: entry.js is not the file that was released.',
    )
    await expect(copyRelease(other, store, 'flights', '1.0.0', 'sha256-pinned')).rejects.toThrow(
      'flights 1.0.0: release.json is not the file that was released.',
    )
  })
})

test('publishes a complete folder, with a brotli copy of every file', async () => {
  const store = new DirectoryStore(root())
  await mkdir(join(root(), 'flights/1.1.0.77.draft'), { recursive: true })
  await store.publish(composed('var flights = 1'))
  const files = await readdir(join(root(), 'flights/1.0.0'))
  expect(files.sort()).toEqual(['entry.js', 'entry.js.br', 'release.json', 'release.json.br'])
  expect(await store.versions('flights')).toEqual(['1.0.0'])
})

test('leaves no draft after two simultaneous uploads of a version whose folder is damaged', async () => {
  await mkdir(join(root(), 'flights/1.0.0'), { recursive: true })
  await writeFile(join(root(), 'flights/1.0.0/release.json'), '{')
  await race(new DirectoryStore(root()))
  expect(await readdir(join(root(), 'flights'))).toEqual(['1.0.0'])
})
