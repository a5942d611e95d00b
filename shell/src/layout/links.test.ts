import type { LiveRemote } from '@storefront/contract'
import { expect, test } from 'vitest'
import { siteLinks } from './links.ts'

function remote(name: string, mounts: string[], tab?: string): [string, LiveRemote] {
  return [
    name,
    {
      baseUrl: '',
      release: {
        name,
        version: '1.0.0',
        mounts,
        entry: 'entry.js',
        exposes: tab ? { './SearchForm': { js: [], css: [] } } : {},
        screens: {},
        integrity: {},
        ...(tab ? { tab: { id: tab, label: tab, position: 1 } } : {}),
      },
    },
  ]
}

const all = Object.fromEntries([
  remote('flights', ['flights', 'flighs'], 'flights'),
  remote('hotels', ['hotels'], 'hotels'),
  remote('tours', ['tours'], 'tours'),
  remote('packages_mfe', ['packages'], 'packages'),
  remote('content', ['blog', 'contact-us', 'support', 'privacy', 'terms']),
])

const labels = (remotes: Record<string, LiveRemote>) =>
  siteLinks(remotes).header.map(({ label }) => label)

test('the header has the links of product 1.3, in their order', () => {
  expect(labels(all)).toEqual([
    'Home',
    'Flights',
    'Hotels',
    'Tours',
    'Blog',
    'Contact Us',
    'Packages',
    'Offers',
    'Sign In',
  ])
})

test('a vertical that is not live leaves no dead link', () => {
  const { flights: _flights, packages_mfe: _packages, ...rest } = all
  expect(labels(rest)).toEqual(['Home', 'Hotels', 'Tours', 'Blog', 'Contact Us', 'Sign In'])
  expect(siteLinks(rest).travel.map(({ label }) => label)).toEqual(['Hotels', 'Tours', 'Blog'])
})

test('with no remote at all only the home page is offered', () => {
  expect(labels({})).toEqual(['Home'])
})

test('Packages and Offers lead to the same place and only Packages is marked as current', () => {
  const { header } = siteLinks(all)
  const current = header.filter(({ isCurrent }) => isCurrent?.('/packages/riviera-week'))
  expect(current.map(({ label }) => label)).toEqual(['Packages'])
  expect(header.find(({ label }) => label === 'Offers')?.to).toBe('/packages')
})
