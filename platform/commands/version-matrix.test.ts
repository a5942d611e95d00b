import { completeTuple, RegistryChangeError, readTuple } from '@storefront/release-tools'
import type { ReleaseStore } from '@storefront/releases'
import { expect, test } from 'vitest'
import { candidatesIn, changesOf } from './version-matrix.ts'

const registry = {
  revision: 3,
  remotes: {
    flights: { live: '1.0.0', versions: ['0.9.0', '1.0.0'] },
    hotels: { live: '2.0.0', versions: ['2.0.0'] },
    tours: { live: '1.0.0', versions: ['1.0.0'] },
  },
}
const live = { flights: '1.0.0', hotels: '2.0.0', tours: '1.0.0' }
const published: Record<string, string[]> = {
  flights: ['1.1.0', '0.9.0', '1.0.0'],
  hotels: ['2.0.0', '2.1.0'],
  tours: ['1.0.0'],
}
const store = {
  versions: async (name: string) => published[name] ?? [],
  read: async (name: string, version: string) => published[name]?.includes(version) || null,
} as unknown as ReleaseStore
const [flights, hotels] = [{ flights: '1.1.0' }, { hotels: '2.1.0' }]

test('finds published versions that were never live', async () => {
  expect(await candidatesIn(registry, store)).toEqual([flights, hotels])
})

test('tries every candidate alone and beside those of other remotes', () => {
  const other = { flights: '1.2.0' }
  expect(changesOf([flights, other, hotels])).toEqual([
    flights,
    other,
    hotels,
    { ...flights, ...hotels },
    { ...other, ...hotels },
  ])
})

test('replaces live versions by the requested ones', async () => {
  expect(await completeTuple(readTuple(['flights=1.1.0,hotels=live']), registry, store)).toEqual({
    ...live,
    flights: '1.1.0',
  })
})

test.each([
  ['flights=9.9.9', 'flights 9.9.9 was never released. There is 0.9.0, 1.0.0, 1.1.0.'],
  [
    'yachts=1.0.0',
    'yachts 1.0.0 was never released. yachts is no app of this registry; there are flights, hotels, tours, shell.',
  ],
  ['yachts=live', 'yachts has no live version.'],
])('refuses %s', async (text, message) => {
  const read = async () => completeTuple(readTuple([text]), registry, store)
  await expect(read()).rejects.toThrow(new RegistryChangeError(message))
})
