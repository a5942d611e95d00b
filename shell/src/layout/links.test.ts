import type { LiveRemote } from '@storefront/contract'
import { liveRemote } from '@storefront/federation/testing'
import { expect, test } from 'vitest'
import { siteLinks } from './links.ts'

const all = {
  flights: liveRemote('flights', { exposes: ['./SearchForm'], tab: 1 }),
  hotels: liveRemote('hotels'),
  tours: liveRemote('tours'),
  packages_mfe: liveRemote('packages_mfe', { mounts: ['packages'] }),
  content: liveRemote('content', { mounts: ['blog', 'contact-us', 'support'] }),
}

const labels = (remotes: Record<string, LiveRemote>) =>
  siteLinks(remotes).header.map(({ label }) => label)

test('lists the header links of product 1.3 in their order', () => {
  expect(labels(all).join(', ')).toBe(
    'Home, Flights, Hotels, Tours, Blog, Contact Us, Packages, Offers, Sign In',
  )
})

test('leaves out links of remotes that are not live', () => {
  const { flights: _flights, packages_mfe: _packages, ...rest } = all
  expect(labels(rest)).toEqual(['Home', 'Hotels', 'Tours', 'Blog', 'Contact Us', 'Sign In'])
  expect(siteLinks(rest).travel.map(({ label }) => label)).toEqual(['Hotels', 'Tours', 'Blog'])
  expect(labels({})).toEqual(['Home'])
})
