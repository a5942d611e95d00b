import { integrityOfAll } from '@storefront/releases'
import { plantedRelease, plantShell } from '@storefront/releases/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestService, type TestService } from '../testing/open-test-service.ts'

const map = JSON.stringify({
  version: 3,
  sources: ['src/screens/Results.tsx'],
  mappings: 'AAAA',
})

let opened: TestService
beforeEach(async () => {
  opened = await openTestService([['read'], ['storefront']])
  const { release, files } = plantedRelease('flights', '1.1.0')
  const all = new Map([...files, ['maps/entry.js.map', Buffer.from(map)]])
  const { store } = opened.service
  await store.publish({ release: { ...release, integrity: integrityOfAll(all) }, files: all })
  const shell = new Map([['browser/maps/shell.js.map', Buffer.from(map)]])
  await plantShell(opened.releases)
  const offer = await store.read('shell', '1.0.0')
  if (!offer) throw new Error('There is no shell.')
  const integrity = integrityOfAll(shell)
  await store.publish({ release: { ...offer, version: '2.0.0', integrity }, files: shell })
})
afterEach(() => opened.close())

test.each([
  ['/remotes/flights/1.1.0/entry.js:1:1', 'flights 1.1.0 flights/src/screens/Results.tsx:1:1'],
  ['https://shop.example/assets/shell.js:1:1', 'shell 2.0.0 shell/src/screens/Results.tsx:1:1'],
  ['/remotes/shell/2.0.0/shell.js:1:1', 'shell 2.0.0 shell/src/screens/Results.tsx:1:1'],
  ...[
    '/remotes/flights/1.1.0/other.js:1:1',
    '/remotes/flights/9.9.9/entry.js:1:1',
    '/remotes/flights/1.1.0/../1.1.0/maps/../entry.js:1:1',
    '/remotes/flights/../entry.js:1:1',
  ].map((place) => [place, place]),
])('%s is %s', async (stack, traced) => {
  expect(await opened.call(['read'], 'POST', '/api/trace', { stack })).toEqual({
    status: 200,
    body: { stack: traced },
  })
})

test('a stack is read for who may read', async () => {
  for (const [roles, status] of [[['storefront'], 403] as const, [null, 401] as const])
    expect(
      (await opened.call(roles && [...roles], 'POST', '/api/trace', { stack: '' })).status,
    ).toBe(status)
})
