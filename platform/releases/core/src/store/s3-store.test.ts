import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import type { Release } from '@storefront/contract'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { integrityOf, ReleaseConflictError } from '../integrity.ts'
import { S3Store } from './s3-store.ts'

let directory = ''
let server: S3rver
let store: S3Store

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'releases', configs: [] }],
  })
  Reflect.get(server, 'middleware').unshift(createOnce())
  const { port } = (await server.run()) as AddressInfo
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  store = new S3Store(client, 'releases', 'storefront')
})
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true, force: true })
})

type Call = { path: string; status: number; body: unknown; get: (header: string) => string }

/** What S3 does with `If-None-Match: *`, and this server does not know: an object is created once. */
function createOnce() {
  const created = new Map<string, Promise<void>>()
  return async (c: Call, next: () => Promise<void>) => {
    if (c.get('if-none-match') !== '*') return next()
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

function composed(code: string, version = '1.0.0') {
  const bytes = Buffer.from(code)
  const release: Release = {
    name: 'flights',
    version,
    mounts: ['flights'],
    entry: 'entry.js',
    exposes: {},
    screens: {},
    integrity: { 'entry.js': integrityOf(bytes) },
  }
  return { release, files: new Map([['entry.js', bytes]]) }
}

test('a release in an object store is read back as it was published', async () => {
  expect(await store.read('flights', '1.0.0')).toBeNull()
  expect(await store.publish(composed('var flights = 1'))).toBe('published')
  expect((await store.read('flights', '1.0.0'))?.entry).toBe('entry.js')
  expect(String(await store.readFile('flights', '1.0.0', 'entry.js'))).toBe('var flights = 1')
})

test('the same bytes can be published again, other bytes never', async () => {
  expect(await store.publish(composed('var flights = 1'))).toBe('already there')
  await expect(store.publish(composed('var flights = 2'))).rejects.toThrow(ReleaseConflictError)
})

test('of two uploads of one version at once one is published, the other is refused', async () => {
  const texts = ['var flights = 1', 'var flights = 2']
  const both = await Promise.allSettled(texts.map((text) => store.publish(composed(text, '2.0.0'))))
  const won = both.findIndex(({ status }) => status === 'fulfilled')
  const reason = expect.any(ReleaseConflictError)
  expect(both[1 - won]).toMatchObject({ status: 'rejected', reason })
  expect(String(await store.readFile('flights', '2.0.0', 'entry.js'))).toBe(texts[won])
  await store.remove('flights', '2.0.0')
})

test('the versions of a remote are those that were published whole', async () => {
  await store.publish(composed('var flights = 1'))
  expect(await store.versions('flights')).toEqual(['1.0.0'])
  expect(await store.versions('hotels')).toEqual([])
})

test('a version that is removed is gone with all its files', async () => {
  await store.publish(composed('var flights = 1'))
  expect(await store.sizes('flights', '1.0.0')).toMatchObject({
    'entry.js': 'var flights = 1'.length,
  })
  await store.remove('flights', '1.0.0')
  expect(await store.versions('flights')).toEqual([])
  expect(await store.sizes('flights', '1.0.0')).toEqual({})
})
