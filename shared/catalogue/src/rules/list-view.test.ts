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

test('writes a view to the address, by parameters that start no search, reads it back and counts its filters', () => {
  const filters = { name: ['Azul'], rating: ['top', 'low'], facility: ['Pool & bar', 'Spa'] }
  const view = { sort: ['price'], ...filters }
  expect(viewParameters(rules)).toEqual([...Object.keys(view), 'show'])
  const next = withView(rules, params(search), view)
  expect(String(next)).toBe(
    `${search}&sort=price&name=Azul&rating=top&rating=low&facility=Pool+%26+bar&facility=Spa`,
  )
  expect(readView(rules, next)).toEqual(view)
  expect(chosenCount(rules, view)).toBe(5)
  expect(chosenCount(rules, { sort: ['price'], name: [' '] })).toBe(0)
})

test.each([
  ['keeps the rest of the view', { rating: ['low'] }, '&sort=name&name=x&rating=low&facility=Spa'],
  ['removes the default order', { sort: ['recommended'] }, '&name=x&facility=Spa'],
  ['removes all filters', noFilters(rules), '&sort=name'],
])('a change %s and shows a new list from its start', (_, change, expected) => {
  const filtered = params(`${search}&sort=name&facility=Spa&name=x&show=20`)
  expect(String(withView(rules, filtered, change))).toBe(search + expected)
})

test('ignores unknown and empty values, and orders those of a band', () => {
  const query = 'sort=__proto__&rating=low&rating=constructor&rating=top&facility=&name='
  const none = { sort: [], name: [], facility: [] }
  expect(readView(rules, params(query))).toEqual({ ...none, rating: ['top', 'low'] })
})
