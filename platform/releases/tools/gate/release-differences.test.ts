import type { Release } from '@storefront/contract'
import { expect, test } from 'vitest'
import { releaseDifferences } from './release-differences.ts'

const one: Release = {
  name: 'flights',
  version: '1.0.0',
  mounts: ['flights'],
  tab: { id: 'flights', label: 'Flights', position: 1 },
  entry: 'entry.1.js',
  exposes: { './routes': { js: ['routes.1.js'], css: [] } },
  screens: {},
  builtOn: { contract: '2.0.0', session: '1.0.0', shared: {}, publishes: {}, reads: {} },
  integrity: { 'entry.1.js': 'a', 'routes.1.js': 'b', 'mf-manifest.json': 'c' },
}

test('compares two versions by their files and descriptions', () => {
  const two: Release = {
    ...one,
    version: '1.1.0',
    tab: { id: 'flights', label: 'Fly', position: 1 },
    entry: 'entry.2.js',
    exposes: { ...one.exposes, './SearchForm': { js: [], css: [] } },
    builtOn: { contract: '2.1.0', session: '1.0.0', shared: {}, publishes: {}, reads: {} },
    integrity: { 'entry.2.js': 'd', 'routes.1.js': 'b', 'mf-manifest.json': 'e' },
  }
  expect(releaseDifferences(one, two)).toEqual({
    added: ['entry.2.js'],
    removed: ['entry.1.js'],
    changed: ['mf-manifest.json'],
    description: [
      'tab.label: "Flights" → "Fly"',
      'builtOn.contract: "2.0.0" → "2.1.0"',
      'exposes: ["./routes"] → ["./routes","./SearchForm"]',
    ],
  })
})

test('describes a field that only one version has, also of a shell', () => {
  const { tab: _tab, ...other } = one
  expect(releaseDifferences(one, { ...other, server: 'server.js' }).description).toEqual([
    'tab: {"id":"flights","label":"Flights","position":1} → none',
    'server: none → "server.js"',
  ])
  const shell = (events: Record<string, number>) => {
    const built = { contract: '1.0.0', session: '1.0.0', shared: {}, names: {} }
    return { version: '1', ...built, events, integrity: {} }
  }
  expect(releaseDifferences(shell({}), shell({ 'tour-selected': 1 })).description).toEqual([
    'events.tour-selected: none → 1',
  ])
})

test('finds no difference of a version from itself', () => {
  const none = { added: [], removed: [], changed: [], description: [] }
  expect(releaseDifferences(one, one)).toEqual(none)
})
