import { RegistryChangeError, readTuple, wholeTuple } from '@storefront/release-tools'
import { expect, test } from 'vitest'
import { failedJourneys } from './test-counts.ts'
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
const versions = async (name: string) => published[name] ?? []
const store = {
  versions,
  read: async (name: string, version: string) =>
    published[name]?.includes(version) ? ({} as never) : null,
  readFile: () => Promise.reject(new Error('not read')),
  readTwin: async () => null,
  publish: () => Promise.reject(new Error('not published')),
  sizes: () => Promise.reject(new Error('not asked')),
  remove: () => Promise.reject(new Error('not removed')),
}
const [flights, hotels] = [{ flights: '1.1.0' }, { hotels: '2.1.0' }]

test('a candidate is what was published and never live', async () => {
  expect(await candidatesIn(registry, store)).toEqual([flights, hotels])
})

test('every candidate is tried alone, and beside those of other remotes, never beside its own', () => {
  const other = { flights: '1.2.0' }
  expect(changesOf([flights, other, hotels])).toEqual([
    flights,
    other,
    hotels,
    { ...flights, ...hotels },
    { ...other, ...hotels },
  ])
})

test('a tuple is what is live, with what was asked for', async () => {
  expect(await wholeTuple(readTuple(['flights=1.1.0,hotels=live']), registry, store)).toEqual({
    ...live,
    flights: '1.1.0',
  })
})

test.each([
  ['flights=9.9.9', 'flights 9.9.9 was never released. There is 0.9.0, 1.0.0, 1.1.0.'],
  ['yachts=1.0.0', 'yachts 1.0.0 was never released. There is no version of it.'],
  ['yachts=live', 'yachts has no live version.'],
  ['flights', 'flights is not of the form name=version.'],
])('%s is refused in words', async (text, message) => {
  const asked = async () => wholeTuple(readTuple([text]), registry, store)
  await expect(asked()).rejects.toThrow(new RegistryChangeError(message))
})

test('the journeys that failed are read from the report by their titles', () => {
  const report = {
    suites: [
      {
        specs: [{ title: 'a', ok: true }],
        suites: [{ specs: [{ title: 'b', ok: false }] }],
      },
    ],
  }
  expect(failedJourneys(report)).toEqual(['b'])
  expect(failedJourneys(null)).toEqual([])
})
