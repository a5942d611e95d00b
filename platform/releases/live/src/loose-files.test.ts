import type { Release } from '@storefront/contract'
import { expect, test } from 'vitest'
import { looseFiles } from './integrity.ts'
import { plantedRelease } from './testing/planted-release.ts'

const release: Release = {
  ...plantedRelease('tours', '1.0.0').release,
  entry: 'entry.1a2b.js',
  exposes: { './routes': { js: ['exposes.js'], css: ['exposes.css'] } },
  screens: { list: { js: ['screen-list.js'], css: [] } },
  server: 'server/server.mjs',
  integrity: {
    'entry.1a2b.js': 'sha256-ZW50cnk=',
    'exposes.js': 'sha256-ZXhwb3Nlcw==',
    'exposes.css': 'sha256-c3R5bGU/',
    'screen-list.js': 'sha256-bGlzdA+/',
    'server/server.mjs': 'sha256-c2VydmVy',
  },
}

test.each(Object.keys(release.integrity))('finds %s without a hash, and only that', (file) => {
  const { [file]: _, ...others } = release.integrity
  expect(looseFiles({ ...release, integrity: others })).toEqual([file])
})

test('finds a file with a malformed hash, which browsers would ignore', () => {
  for (const hash of ['', 'md5-ZW50cnk=', 'sha256-???']) {
    const integrity = { ...release.integrity, 'entry.1a2b.js': hash }
    expect(looseFiles({ ...release, integrity })).toEqual(['entry.1a2b.js'])
  }
})

test.each([
  'https://evil.example/entry.js',
  '\\\\evil.example\\entry.js',
  '../flights/1.0.0/entry.js',
  '/media/upload.js',
  'a/%2e%2e/b.js',
])('finds %s, an address outside the release', (entry) => {
  const integrity = { ...release.integrity, [entry]: 'sha256-ZXZpbA==' }
  expect(looseFiles({ ...release, entry, integrity })).toEqual([entry])
})
