import { expect, test } from 'vitest'
import { isFiltered, readView, withView } from './results-view.ts'

const search = 'destination=Tulum&guests=2%2C0%2C0'
const params = (query: string) => new URLSearchParams(query)

test('without a view in the address: recommended first, everything shown', () => {
  const view = readView(params(search))
  expect(view).toEqual({ order: 'recommended', ratings: [], facilities: [], name: '' })
  expect(isFiltered(view)).toBe(false)
})

test('a view is in the address and read from it', () => {
  const view = {
    order: 'price',
    ratings: ['top', 'low'],
    facilities: ['Pool & bar', 'Spa'],
    name: 'Azul',
  } as const
  const next = withView(params(search), view)
  expect(String(next)).toBe(
    `${search}&sort=price&rating=top&rating=low&facility=Pool+%26+bar&facility=Spa&name=Azul`,
  )
  expect(readView(next)).toEqual(view)
})

test('a change keeps the rest of the view, and what is cleared leaves the address', () => {
  const filtered = params(`${search}&sort=name&facility=Spa&name=x`)
  expect(String(withView(filtered, { name: '', order: 'recommended' }))).toBe(
    `${search}&facility=Spa`,
  )
})

test('hostile values are ignored', () => {
  const view = readView(params('sort=__proto__&rating=constructor&rating=top'))
  expect(view).toMatchObject({ order: 'recommended', ratings: ['top'] })
})

test.each([
  ['rating=top', true],
  ['facility=Spa', true],
  ['name=a', true],
  ['name=+', false],
  ['sort=price', false],
])('%s narrows the list down: %s', (query, expected) => {
  expect(isFiltered(readView(params(query)))).toBe(expected)
})
