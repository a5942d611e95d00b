import type { Release } from '@storefront/contract'
import { expect, test } from 'vitest'
import { releaseDifferences } from './release-differences.ts'

const builtOn = { contract: '2.0.0', session: '1.0.0', publishes: {}, reads: {} }
const none = { js: [], css: [] }
const one: Release = {
  name: 'flights',
  version: '1.0.0',
  mounts: ['flights'],
  tab: { id: 'flights', label: 'Flights', position: 1 },
  entry: 'entry.js',
  exposes: { './routes': { js: ['one.js'], css: [] } },
  screens: {},
  builtOn: { ...builtOn, shared: { react: '^19.0.0' } },
  integrity: { 'entry.js': 'a', 'one.js': 'b' },
}
const two: Release = {
  ...one,
  mounts: ['flights', 'fly'],
  samples: { results: { address: '/flights/results' } },
  tab: { id: 'flights', label: 'Fly', position: 2 },
  budgetKb: 400,
  exposes: { './routes': { js: ['two.js'], css: ['two.css'] }, './mount': none },
  screens: { results: { js: ['two.js'], css: [] } },
  server: 'server/server.mjs',
  builtOn: {
    ...{ contract: '3.0.0', session: '1.0.0', shared: { react: '^19.3.0' } },
    ...{ publishes: { 'flight-selected': 2 }, reads: { 'tour-selected': 1 } },
  },
  integrity: { 'entry.js': 'c', 'two.js': 'd', 'two.css': 'e' },
}

/** Sizes of files in kB. */
const kb: Record<string, number> = { 'entry.js': 9, 'one.js': 100, 'two.js': 120, 'two.css': 7 }
const store = {
  readFile: async (_name: string, _version: string, file: string) =>
    Buffer.alloc(1000 * (kb[file] ?? 0)),
}

test('names what others depend on, sizes and files', async () => {
  expect(await releaseDifferences(store, one, two)).toEqual({
    facts: [
      'tab: Flights (flights), place 1 → Fly (flights), place 2',
      'contract: 2.0.0 → 3.0.0',
      'shared react: ^19.0.0 → ^19.3.0',
      'size of ./routes: 100 kB → 127 kB',
      'stylesheets: 0 with 0 kB → 1 with 7 kB',
      'scripts and styles: 109 kB → 136 kB',
      'mount /fly added',
      'expose ./mount added',
      'screen results: none → /flights/results',
      'budget: none → 400 kB',
      'rendering on the server added',
      'publishes flight-selected: none → 2',
      'reads tour-selected: none → 1',
      'size of ./mount: none → 0 kB',
      'size of results: none → 120 kB',
    ],
    files: ['changed entry.js', 'removed one.js', 'added two.js', 'added two.css'],
  })
})

test('names what a shell no longer offers', async () => {
  const built = { contract: '1.0.0', session: '1.0.0', shared: {}, integrity: {} }
  const shell = { ...built, version: '1', names: { ui: ['Button', 'Badge'] }, events: { a: 1 } }
  const next = { ...shell, names: { ui: ['Button'] }, events: { a: 2 } }
  const { facts } = await releaseDifferences(store, shell, next)
  expect(facts).toEqual(['event a: 1 → 2', 'export Badge removed'])
})
