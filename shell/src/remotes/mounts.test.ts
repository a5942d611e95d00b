import type { LiveRemote, Release } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import { offers, ownerOf, searchTabs } from './page-remotes.ts'

function live(release: Partial<Release> & { name: string }): LiveRemote {
  return {
    baseUrl: `/remotes/${release.name}/1.0.0/`,
    release: {
      version: '1.0.0',
      mounts: [],
      entry: 'entry.js',
      exposes: {},
      screens: {},
      integrity: {},
      ...release,
    },
  }
}

const form = { './SearchForm': { js: [], css: [] } }
const remotes = {
  tours: live({
    name: 'tours',
    mounts: ['tours'],
    tab: { id: 'tours', label: 'Tours', position: 3 },
    exposes: form,
  }),
  flights: live({
    name: 'flights',
    mounts: ['flights', 'flighs'],
    tab: { id: 'flights', label: 'Flights', position: 1 },
    exposes: form,
  }),
  content: live({ name: 'content', mounts: ['blog'], exposes: { './home': { js: [], css: [] } } }),
}

describe('the owner of a path', () => {
  test.each([
    ['/flights/results', 'flights'],
    ['/flighs/error', 'flights'],
    ['/tours', 'tours'],
    ['/blog/a-day-in-tulum', 'content'],
    ['/hotels', null],
    ['/flightsandmore', null],
    ['/', null],
  ])('%s is owned by %s', (path, owner) => {
    expect(ownerOf(path, remotes)).toBe(owner)
  })
})

test('search tabs come in their own order, not in the order of the registry', () => {
  expect(searchTabs(remotes).map(({ label }) => label)).toEqual(['Flights', 'Tours'])
})

test('a release without a search form brings no tab', () => {
  const { tab } = remotes.flights.release
  const formless = live({ name: 'flights', ...(tab ? { tab } : {}) })
  expect(searchTabs({ flights: formless })).toEqual([])
})

test('what a live release lacks is not offered', () => {
  expect(offers(remotes, 'content', './home')).toBe(true)
  expect(offers(remotes, 'tours', './home')).toBe(false)
  expect(offers(remotes, 'hotels', './routes')).toBe(false)
})
