import { expect, test } from 'vitest'
import { liveRemote } from '../testing/live-remote.ts'
import { neededExposes, offers, ownerOf, searchTabs } from './page-remotes.ts'

const remotes = {
  tours: liveRemote('tours', { exposes: ['./SearchForm'], tab: 3 }),
  flights: liveRemote('flights', {
    mounts: ['flights', 'flighs'],
    exposes: ['./SearchForm'],
    tab: 1,
  }),
  content: liveRemote('content', { mounts: ['blog'], exposes: ['./home', './routes'] }),
}

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

test('search tabs come in their own order, not in the order of the registry', () => {
  expect(searchTabs(remotes).map(({ label }) => label)).toEqual(['flights', 'tours'])
})

test('a release without a search form brings no tab', () => {
  expect(searchTabs({ flights: liveRemote('flights', { tab: 1 }) })).toEqual([])
})

test('what a live release lacks is not offered', () => {
  expect(offers(remotes, 'content', './home')).toBe(true)
  expect(offers(remotes, 'tours', './home')).toBe(false)
  expect(offers(remotes, 'hotels', './routes')).toBe(false)
})

test.each([
  ['/', ['content ./home', 'flights ./SearchForm']],
  ['/?tab=tours', ['content ./home', 'tours ./SearchForm']],
  ['/?tab=yachts', ['content ./home', 'flights ./SearchForm']],
  ['/blog/azul', ['content ./routes']],
  ['/nowhere', []],
])('%s starts with %j', (address, expected) => {
  const needed = neededExposes(new URL(address, 'https://shop.example'), remotes)
  expect(needed.map(({ remote, expose }) => `${remote} ${expose}`)).toEqual(expected)
})

test('a home page without content starts with the form alone', () => {
  const { tours } = remotes
  expect(neededExposes(new URL('https://shop.example/'), { tours })).toEqual([
    { remote: 'tours', expose: './SearchForm' },
  ])
})
