import { expect, test } from 'vitest'
import { neededExposes, ownerOf, searchTabs } from './parts.ts'
import { liveRemote } from './testing/live-remote.ts'

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
  ['/blog/a-day-in-tulum', 'content'],
  ['/flightsandmore', null],
  ['/', null],
])('the owner of %s is %s', (path, owner) => {
  expect(ownerOf(path, remotes)).toBe(owner)
})

test('orders search tabs by position, and leaves out releases without a form', () => {
  expect(searchTabs(remotes).map(({ label }) => label)).toEqual(['flights', 'tours'])
  expect(searchTabs({ flights: liveRemote('flights', { tab: 1 }) })).toEqual([])
})

test.each([
  ['/', ['content ./home', 'flights ./SearchForm']],
  ['/?tab=tours', ['content ./home', 'tours ./SearchForm']],
  ['/?tab=yachts', ['content ./home', 'flights ./SearchForm']],
  ['/blog/azul', ['content ./routes']],
])('a page at %s needs the exposes %j', (address, expected) => {
  const needed = neededExposes(new URL(address, 'https://shop.example'), remotes)
  expect(needed.map(({ remote, expose }) => `${remote} ${expose}`)).toEqual(expected)
})

test('needs only the search form on a home page without content', () => {
  const needed = neededExposes(new URL('https://shop.example/'), { tours: remotes.tours })
  expect(needed).toEqual([{ remote: 'tours', expose: './SearchForm' }])
})
