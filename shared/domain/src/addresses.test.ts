import { expect, test } from 'vitest'
import { hasSearch, shouldReload, shownCount, withoutTracking } from './addresses.ts'

const visit = (current: string, next: string) => ({
  currentUrl: new URL(current, 'https://laguna.example'),
  nextUrl: new URL(next, 'https://laguna.example'),
})

test.each([
  ['the same address again', '/hotels?q=a', '/hotels?q=a', true],
  ['another page', '/hotels?q=a', '/hotels/azul?q=a', true],
  ['another order', '/hotels?q=a', '/hotels?q=a&sort=price', false],
  ['one filter added and one removed', '/hotels?q=a&rating=top', '/hotels?q=a&name=x', false],
  ['another search in another order', '/hotels?q=a', '/hotels?q=b&sort=price', true],
  ['an anchor on the page', '/hotels?q=a', '/hotels?q=a#list', false],
])('shouldReload for %s is $3', (_, current, next, expected) => {
  expect(shouldReload(visit(current, next), ['sort', 'rating', 'name'])).toBe(expected)
})

test('with `all`, reloads only for another page or the same address', () => {
  expect(shouldReload(visit('/hotels/azul?guests=2', '/hotels/azul?guests=3'), 'all')).toBe(false)
  expect(shouldReload(visit('/hotels/azul', '/hotels/mar'), 'all')).toBe(true)
  expect(shouldReload(visit('/hotels/azul', '/hotels/azul'), 'all')).toBe(true)
})

test.each([
  ['utm_source=mail&utm_campaign=winter', false],
  ['my_utm_source=x1', true],
  ['gclids=x1', true],
  ['fbclid=x1&msclkid=x1&mc_cid=x2', false],
  ['show=20', false],
  ['destination=Tulum', true],
  ['destination=Tulum&gclid=x1', true],
])('hasSearch of ?%s is %s', (query, expected) => {
  expect(hasSearch(new URLSearchParams(query))).toBe(expected)
})

test.each([
  [
    '/hotels?utm_source=mail&destination=Tulum&gclid=x1&guests=2%2C1%2C0',
    '/hotels?destination=Tulum&guests=2%2C1%2C0',
  ],
  ['/blog?source=mail', '/blog?source=mail'],
])('removes tracking from %s, which leaves %s', (address, own) => {
  const site = 'https://laguna.example'
  expect(withoutTracking(new URL(address, site)).href).toBe(new URL(own, site).href)
})

test.each([
  ['show=21', 32, 30],
  ['show=40', 32, 32],
  ['show=5', 32, 10],
  ['show=1e999', 32, 10],
  ['', 7, 7],
])('with %j in the URL and %i records, shownCount is %i', (query, all, shown) => {
  expect(shownCount(new URLSearchParams(query), all)).toBe(shown)
})
