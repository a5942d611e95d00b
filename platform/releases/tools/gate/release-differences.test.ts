import type { Release } from '@storefront/contract'
import { expect, test } from 'vitest'
import { releaseDifferences } from './release-differences.ts'

const builtOn = { contract: '2.0.0', session: '1.0.0', publishes: {}, reads: {} }
const one: Release = {
  name: 'flights',
  version: '1.0.0',
  mounts: ['flights'],
  tab: { id: 'flights', label: 'Flights', position: 1 },
  entry: 'entry.1.js',
  exposes: { './routes': { js: ['routes.1.js'], css: [] } },
  screens: {},
  builtOn: { ...builtOn, shared: { react: '^19.0.0' } },
  integrity: { 'entry.1.js': 'a', 'routes.1.js': 'b', 'mf-manifest.json': 'c' },
}
/** Store whose files have these sizes in kB. */
const store = (kb: Record<string, number>) => ({
  readFile: async (_name: string, _version: string, file: string) =>
    Buffer.alloc(1000 * (kb[file] ?? 0)),
})

test('names what others depend on, sizes and files', async () => {
  const two: Release = {
    ...one,
    version: '1.1.0',
    mounts: ['flights', 'fly'],
    samples: { results: { address: '/flights/results' } },
    tab: { id: 'flights', label: 'Fly', position: 2 },
    budgetKb: 400,
    entry: 'entry.2.js',
    exposes: {
      './routes': { js: ['routes.2.js'], css: ['routes.2.css'] },
      './SearchForm': { js: [], css: [] },
    },
    screens: { results: { js: ['routes.2.js'], css: [] } },
    server: 'server/server.mjs',
    builtOn: {
      ...{ contract: '3.0.0', session: '1.0.0', shared: { react: '^19.3.0' } },
      ...{ publishes: { 'flight-selected': 2 }, reads: { 'tour-selected': 1 } },
    },
    integrity: {
      'entry.2.js': 'd',
      'routes.2.js': 'e',
      'routes.2.css': 'f',
      'mf-manifest.json': 'e',
    },
  }
  const sizes = {
    'entry.1.js': 9,
    'routes.1.js': 100,
    'entry.2.js': 9,
    'routes.2.js': 120,
    'routes.2.css': 7,
  }
  expect(await releaseDifferences(store(sizes), one, two)).toEqual({
    facts: [
      'tab: Flights (flights), place 1 → Fly (flights), place 2',
      'contract: 2.0.0 → 3.0.0',
      'shared react: ^19.0.0 → ^19.3.0',
      'size of ./routes: 100 kB → 127 kB',
      'stylesheets: 0 with 0 kB → 1 with 7 kB',
      'scripts and styles: 109 kB → 136 kB',
      'mount /fly added',
      'expose ./SearchForm added',
      'screen results: none → /flights/results',
      'budget: none → 400 kB',
      'rendering on the server added',
      'publishes flight-selected: none → 2',
      'reads tour-selected: none → 1',
      'size of ./SearchForm: none → 0 kB',
      'size of results: none → 120 kB',
    ],
    files: [
      'removed entry.1.js',
      'removed routes.1.js',
      'changed mf-manifest.json',
      'added entry.2.js',
      'added routes.2.js',
      'added routes.2.css',
    ],
  })
})

test('names what a shell no longer offers', async () => {
  const shell = (events: Record<string, number>, names: string[]) => {
    const built = { contract: '1.0.0', session: '1.0.0', shared: {} }
    return { version: '1', ...built, names: { ui: names }, events, integrity: {} }
  }
  const { facts } = await releaseDifferences(
    store({}),
    shell({ 'tour-selected': 1 }, ['Button', 'Badge']),
    shell({ 'tour-selected': 2 }, ['Button']),
  )
  expect(facts).toEqual(['event tour-selected: 1 → 2', 'export Badge removed'])
})

test('finds no difference of a version from itself', async () => {
  expect(await releaseDifferences(store({}), one, one)).toEqual({ facts: [], files: [] })
})
