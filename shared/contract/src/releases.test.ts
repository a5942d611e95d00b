import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appName, appVersion, historySchema, liveSchema, shellReleaseSchema } from './releases.ts'

const built = { contract: '2.1.0', session: '1.1.0', shared: { react: '^19.3.1' } }
const names = { react: ['useState'] }
const events = { 'room-selected': 2 }
const source = { commit: '3f2a9c1', note: 'Faster list' }
const integrity = { 'entry.js': 'sha256-4b1' }
const assets = { list: { js: ['list.js'], css: ['list.css'] } }
const search = { address: '/flights/results', from: '/', press: ['Search'] }

const flights = {
  name: 'flights',
  version: '1.1.0+3f2a9c1',
  mounts: ['flights'],
  tab: { id: 'flights', label: 'Flights', position: 1 },
  samples: { list: search },
  budgetKb: 90,
  entry: 'entry.js',
  exposes: assets,
  screens: assets,
  styleChunks: { 'list.css': '936' },
  server: 'server.js',
  builtOn: { ...built, publishes: events, reads: events, imports: names },
  source,
  integrity,
}
const app = {
  live: '1.1.0',
  versions: ['1.0.0', '1.1.0'],
  descriptions: { '1.1.0': 'sha256-9c' },
  lastGood: '1.0.0',
  canary: { version: '1.2.0', percent: 10 },
}
const versions = { flights: '1.1.0' }
const proven = { versions, provenAt: '2026-11-20', by: 'qa', journeys: '', passed: 0 }
const remotes = { flights: app }
const registry = { revision: 7, shell: app, remotes, retired: remotes, compositions: [proven] }
const change = { kind: 'promote', remote: 'flights', from: null, to: '1.1.0', commit: '3f' }
const changes = [{ ...change, reason: 'Faster list' }]
const row = { revision: 7, at: '2026-11-20', by: 'ana', changes }
const releases = { 'flights/1.1.0': flights }

test.each([
  ['history', historySchema, row],
  ['registry', liveSchema, { ...row, ...registry, releases, fallbacks: versions }],
  [
    'shell release',
    shellReleaseSchema,
    { ...built, version: '1', seam: 1, names, events, source, integrity },
  ],
])('keeps every field of the %s', (_, schema, document) => {
  expect(v.parse<v.GenericSchema>(schema, document)).toEqual(document)
})

test.each([
  ['names', appName, 'flights packages_mfe _lab', ' .. a/b -x 1st'],
  ['versions', appVersion, '1.1.0 1.1.0+3f2a9c1 1-rc.2', ' .. .1 a/b -1'],
])('accepts only %s that are safe as folders', (_, schema, safe, unsafe) => {
  const isTaken = (name: string) => v.safeParse<v.GenericSchema>(schema, name).success
  expect(safe.split(' ').every(isTaken)).toBe(true)
  expect(unsafe.split(' ').filter(isTaken)).toEqual([])
})
