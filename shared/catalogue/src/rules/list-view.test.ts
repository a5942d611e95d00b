import { expect, test } from 'vitest'
import type { ListRules } from './list-rules.ts'
import { chosenCount, noFilters, readView, viewParameters, withView } from './list-view.ts'

const compare = () => 0
const rules: ListRules<string> = {
  orders: ['recommended', 'price', 'name'].map((value) => ({ value, label: value, compare })),
  filters: [
    { parameter: 'name', label: 'Name', finds: () => true },
    {
      parameter: 'rating',
      label: 'Rating',
      valuesOf: () => [],
      options: ['top', 'low'].map((value) => ({ value, label: value })),
    },
    { parameter: 'facility', label: 'Facilities', valuesOf: () => [] },
  ],
}

const search = 'destination=Tulum&guests=2%2C0%2C0'
const params = (query: string) => new URLSearchParams(query)

test('a change of order, filters or length starts no search', () => {
  expect(viewParameters(rules)).toEqual(['sort', 'name', 'rating', 'facility', 'show'])
})

test('writes a view to the address and reads it back', () => {
  const view = {
    sort: ['price'],
    name: ['Azul'],
    rating: ['top', 'low'],
    facility: ['Pool & bar', 'Spa'],
  }
  const next = withView(rules, params(search), view)
  expect(String(next)).toBe(
    `${search}&sort=price&name=Azul&rating=top&rating=low&facility=Pool+%26+bar&facility=Spa`,
  )
  expect(readView(rules, next)).toEqual(view)
})

test.each([
  ['keeps the rest of the view', { rating: ['low'] }, '&sort=name&name=x&rating=low&facility=Spa'],
  ['removes an empty text', { name: [''] }, '&sort=name&facility=Spa'],
  ['removes the default order', { sort: ['recommended'] }, '&name=x&facility=Spa'],
  ['removes all filters', noFilters(rules), '&sort=name'],
])('a change %s and shows a new list from its start', (_, change, expected) => {
  const filtered = params(`${search}&sort=name&facility=Spa&name=x&show=20`)
  expect(String(withView(rules, filtered, change))).toBe(search + expected)
})

test('ignores unknown and empty values, and orders those of a band', () => {
  const query = 'sort=__proto__&rating=low&rating=constructor&rating=top&facility=&name='
  expect(readView(rules, params(query))).toEqual({
    sort: [],
    name: [],
    rating: ['top', 'low'],
    facility: [],
  })
})

test.each([
  ['sort=price', 0],
  ['rating=top&rating=low', 2],
  ['facility=Spa&facility=Pool&rating=top', 3],
  ['name=+', 0],
])('%j has %i chosen filters', (query, count) => {
  expect(chosenCount(rules, readView(rules, params(query)))).toBe(count)
})
