import { expect, test } from 'vitest'
import { hasSearch, shouldReload, shownCount, withoutTracking } from './addresses.ts'

const visit = (current: string, next: string) => ({
  currentUrl: new URL(current, 'https://laguna.example'),
  nextUrl: new URL(next, 'https://laguna.example'),
})

test.each([
  ['the same address again', '/hotels?q=a', '/hotels?q=a', true],
  ['one filter added and one removed', '/hotels?q=a&rating=top', '/hotels?q=a&name=x', false],
  ['another search in another order', '/hotels?q=a', '/hotels?q=b&sort=price', true],
  ['an anchor on the page', '/hotels?q=a', '/hotels?q=a#list', false],
])('shouldReload for %s is $3', (_, current, next, expected) => {
  expect(shouldReload(visit(current, next), ['sort', 'rating', 'name'])).toBe(expected)
})

test('with `all`, reloads only for another page or the same address', () => {
  const reloads = (next: string) => shouldReload(visit('/hotels/azul?guests=2', next), 'all')
  const addresses = ['/hotels/azul?guests=3', '/hotels/mar?guests=2', '/hotels/azul?guests=2']
  expect(addresses.map(reloads)).toEqual([false, true, true])
})

test.each([
  ['utm_source=mail&utm_campaign=winter', false],
  ['my_utm_source=x1', true],
  ['gclids=x1', true],
  ['show=20', false],
  ['destination=Tulum&gclid=x1', true],
])('hasSearch of ?%s is %s', (query, expected) => {
  expect(hasSearch(new URLSearchParams(query))).toBe(expected)
})

test('removes tracking from an address', () => {
  const address = new URL('https://laguna.example/hotels?utm_source=mail&q=Tulum&gclid=x1&source=y')
  expect(withoutTracking(address).search).toBe('?q=Tulum&source=y')
})

test.each([
  ['show=21', 32, 30],
  ['show=40', 32, 32],
  ['show=1e999', 32, 10],
])('with %j in the URL and %i records, shownCount is %i', (query, all, shown) => {
  expect(shownCount(new URLSearchParams(query), all)).toBe(shown)
})
