import type { LiveRemote } from '@storefront/contract'
import { expect, test } from 'vitest'
import { neededExposes } from './page-remotes.ts'

function live(name: string, exposes: string[], position?: number): LiveRemote {
  return {
    baseUrl: `/remotes/${name}/1.0.0/`,
    release: {
      name,
      version: '1.0.0',
      mounts: [name],
      ...(position ? { tab: { id: name, label: name, position } } : {}),
      entry: 'entry.js',
      exposes: Object.fromEntries(exposes.map((expose) => [expose, { js: [], css: [] }])),
      screens: {},
      integrity: {},
    },
  }
}

const remotes = {
  content: live('content', ['./routes', './home']),
  hotels: live('hotels', ['./routes', './SearchForm'], 2),
  flights: live('flights', ['./routes', './SearchForm'], 1),
}

test.each([
  ['/', ['content ./home', 'flights ./SearchForm']],
  ['/?tab=hotels', ['content ./home', 'hotels ./SearchForm']],
  ['/?tab=yachts', ['content ./home', 'flights ./SearchForm']],
  ['/hotels/azul', ['hotels ./routes']],
  ['/nowhere', []],
])('%s starts with %j', (address, expected) => {
  const needed = neededExposes(new URL(address, 'https://shop.example'), remotes)
  expect(needed.map(({ remote, expose }) => `${remote} ${expose}`)).toEqual(expected)
})

test('a home page without content starts with the form alone', () => {
  const { hotels } = remotes
  expect(neededExposes(new URL('https://shop.example/'), { hotels })).toEqual([
    { remote: 'hotels', expose: './SearchForm' },
  ])
})
