import type { Registry } from '@storefront/contract'
import { nameOf } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import { expect, test } from 'vitest'
import { type FittingOptions, fitting } from './gate.ts'

const names = { react: ['useState'] }
const offer = { contract: '1.0.0', session: '1.0.0', names, events: {}, integrity: {}, seam: 1 }
const releases = [
  { ...offer, version: '1.0.0', shared: { react: '19.0.0' } },
  { ...offer, version: '1.1.0', shared: { react: '19.0.0' }, integrity: { 'shell.js': 'sha256-' } },
  { ...offer, version: '2.0.0', shared: { react: '20.0.0' } },
  { ...offer, version: '3.0.0', shared: { react: '21.0.0' } },
  { ...offer, version: '0.1.0', shared: { react: '19.0.0' }, seam: undefined },
  plantedRelease('hotels', '1.0.0', '>=19.0.0').release,
  plantedRelease('hotels', '1.1.0', '<21.0.0').release,
  plantedRelease('flights', '1.0.0', '^19.0.0').release,
  plantedRelease('flights', '1.1.0', '^19.0.0').release,
  plantedRelease('flights', '2.0.0', '^20.0.0').release,
  plantedRelease('flights', '3.0.0', '^21.0.0').release,
  { ...plantedRelease('flights', '2.1.0', '^19.0.0').release, integrity: {} },
]
const live = { live: '1.0.0', versions: ['1.0.0'] }
const shell = { ...live, canary: { version: '3.0.0', percent: 5 } }
const hotels = { ...live, canary: { version: '1.1.0', percent: 5 } }
const registry: Registry = { revision: 1, shell, remotes: { hotels, flights: live } }

/** Judges versions. While the store is down, only flights 1.1.0 can be read. */
function judge(judged: Record<string, string>, options?: FittingOptions, isDown = false) {
  const read = async (name: string, version: string) => {
    if (isDown && version !== '1.1.0') throw new Error('ECONNREFUSED')
    return releases.find((one) => nameOf(one) === name && one.version === version) ?? null
  }
  const readFile = async (name: string, version: string, file: string) =>
    plantedRelease(name, version).files.get(file)
  const store = { read, readFile, readTwin: async () => null, versions: async () => ['10', '9'] }
  const registered = { read: async () => ({ ...registry, releases: {} }) }
  return fitting({ store, registry: registered } as never, judged, options)
}

const [rollback, isDown] = [{ wasLive: true }, true]
const both = { shell: '3.0.0', flights: '3.0.0' }
const olderShell =
  'shell 0.1.0 makes no whole documents, as this storefront needs them: release the shell again.'
const unreadable = 'cannot be read from the store: Error: ECONNREFUSED.'

test.each<[string, ...Parameters<typeof judge>]>([
  ['shell 9.0.0 was never released. There is 9, 10.', { shell: '9.0.0' }],
  [olderShell, { shell: '0.1.0' }, { wasLive: true }],
  // Shell 3.0.0 and hotels 1.1.0 are canaries.
  ['flights 1.1.0 needs react ^19.0.0, but the shell shares 21.0.0.', { flights: '1.1.0' }],
  ['hotels 1.1.0 needs react <21.0.0, but the shell shares 21.0.0.', both],
  ['flights 2.1.0: entry.js has no hash.', { shell: '1.0.0', flights: '2.1.0' }],
  ['shell 1.1.0: shell.js cannot be read.', { shell: '1.1.0' }, rollback],
  ['The live shell cannot be read from the store.', { flights: '1.1.0' }, {}, isDown],
  [`flights 0.9.0 ${unreadable}`, { flights: '0.9.0' }, rollback, isDown],
])('refuses versions: %s', async (message, ...given) => {
  await expect(judge(...given)).rejects.toMatchObject({ name: 'NotFitError', message })
})

test('accepts a shell and a remote that need each other, beside a canary of another shell', async () => {
  const fit = await judge({ shell: '2.0.0', flights: '2.0.0' })
  expect(fit.map(nameOf)).toEqual(['flights', 'shell'])
})
