import { expect, test } from 'vitest'
import { chosenFilters, noFilters, readView, withView } from './results.ts'

const search = 'destination=Tulum&guests=2%2C0%2C0'
const params = (query: string) => new URLSearchParams(query)

test('without a view in the address: recommended first, everything shown', () => {
  const view = readView(params(search))
  expect(view).toEqual({
    order: 'recommended',
    prices: [],
    ratings: [],
    facilities: [],
    name: '',
  })
  expect(chosenFilters(view)).toBe(0)
})

test('a view is in the address and read from it', () => {
  const view = {
    order: 'price',
    prices: ['under-100', 'over-300'],
    ratings: ['top', 'low'],
    facilities: ['Pool & bar', 'Spa'],
    name: 'Azul',
  } as const
  const next = withView(params(search), view)
  expect(String(next)).toBe(
    `${search}&sort=price&price=under-100&price=over-300&rating=top&rating=low&facility=Pool+%26+bar&facility=Spa&name=Azul`,
  )
  expect(readView(next)).toEqual(view)
})

test('a change keeps the rest of the view, and what is cleared leaves the address', () => {
  const filtered = params(`${search}&sort=name&facility=Spa&name=x&show=20`)
  expect(String(withView(filtered, { name: '', order: 'recommended' }))).toBe(
    `${search}&facility=Spa`,
  )
})

test('hostile values are ignored', () => {
  const view = readView(params('sort=__proto__&price=free&rating=constructor&rating=top'))
  expect(view).toMatchObject({ order: 'recommended', prices: [], ratings: ['top'] })
})

test.each([
  ['rating=top&rating=low', 2],
  ['price=under-100', 1],
  ['facility=Spa&facility=Pool&rating=top', 3],
  ['name=a', 1],
  ['name=+', 0],
  ['sort=price', 0],
])('%s are %i filters', (query, count) => {
  expect(chosenFilters(readView(params(query)))).toBe(count)
})

test('every filter can be taken away at once', () => {
  expect(String(withView(params(`${search}&sort=name&rating=top&name=x`), noFilters))).toBe(
    `${search}&sort=name`,
  )
})
