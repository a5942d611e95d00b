import { expect, test } from 'vitest'
import { detailPaths, homeWithTab, paths } from './paths.ts'

test('the addresses are those of product 1.2', () => {
  expect(Object.values(paths)).toEqual([
    '/',
    '/contact-us',
    '/flights/results',
    '/flights/summary',
    '/flights/success',
    '/flighs/error',
    '/hotels',
    '/hotels/room-summary',
    '/hotels/success',
    '/hotels/error',
    '/tours',
    '/tours/summary',
    '/tours/success',
    '/tours/error',
    '/packages',
    '/packages/summary',
    '/packages/success',
    '/packages/error',
    '/blog',
    '/support/account',
    '/support/faq',
    '/support/help',
    '/privacy',
    '/terms',
  ])
})

test.each([
  ['hotel', '/hotels/caf%C3%A9%2Fspa'],
  ['tour', '/tours/caf%C3%A9%2Fspa'],
  ['package', '/packages/caf%C3%A9%2Fspa'],
  ['article', '/blog/caf%C3%A9%2Fspa'],
] as const)('encodes a slash in the slug of a %s as part of one path segment', (kind, address) => {
  expect(detailPaths[kind]('café/spa')).toBe(address)
})

test('homeWithTab encodes the tab', () => {
  expect(homeWithTab('a&b')).toBe('/?tab=a%26b')
})
