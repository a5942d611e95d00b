import { expect, test } from 'vitest'
import { bookingPaths, detailPaths, homeWithTab, listPaths, paths } from './paths.ts'

test.each([
  ['flight', '/flights/summary', '/flights/success', '/flighs/error'],
  ['hotel', '/hotels/room-summary', '/hotels/success', '/hotels/error'],
  ['tour', '/tours/summary', '/tours/success', '/tours/error'],
  ['package', '/packages/summary', '/packages/success', '/packages/error'],
] as const)('the pages of a booked %s have the addresses of product 1.2', (product, ...pages) => {
  expect(Object.values(bookingPaths[product])).toEqual(pages)
})

test('home, results and lists have the addresses of product 1.2', () => {
  const { home, flightResults, blog } = paths
  const lists = [home, flightResults, ...Object.values(listPaths), blog]
  expect(lists).toEqual(['/', '/flights/results', '/hotels', '/tours', '/packages', '/blog'])
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
