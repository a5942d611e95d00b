import { expect, test } from 'vitest'
import {
  chosenOrder,
  filterFields,
  inBands,
  type ListRules,
  type ListView,
  listedItems,
  offeredOrders,
} from './list-rules.ts'

type Ride = { name: string; usd: number | null; has: string[]; kind: string[] }

const taxi: Ride = { name: 'Taxi', usd: null, kind: [], has: ['Seats'] }
const rides: Ride[] = [
  { name: 'Van norte', usd: 99.9, kind: ['Zoe'], has: ['Wifi'] },
  { name: 'Ómnibus', usd: 100, kind: ['Ávila'], has: ['Water', 'Wifi', 'Wifi'] },
  taxi,
  { name: 'Coach', usd: 300, kind: ['Zoe'], has: [] },
]

const rules: ListRules<Ride> = {
  orders: [
    { value: 'recommended', label: 'Recommended', compare: () => 0 },
    { value: 'name', label: 'Name', compare: (a, b) => (a.name < b.name ? -1 : 1) },
    {
      value: 'price',
      label: 'Price',
      compare: (a, b) => (a.usd ?? Infinity) - (b.usd ?? Infinity),
      isOffered: (items) => items.some(({ usd }) => usd !== null),
    },
  ],
  filters: [
    { parameter: 'called', label: 'Name', finds: ({ name }, text) => name.includes(text) },
    {
      parameter: 'price',
      label: 'Price',
      ...inBands(
        ({ usd }) => usd,
        [
          { value: 'low', label: 'Under $100', below: 100 },
          { value: 'middle', label: '$100 to $299', from: 100, below: 300 },
          { value: 'high', label: '$300 and above', from: 300 },
        ],
      ),
    },
    { parameter: 'kind', label: 'Company', valuesOf: ({ kind }) => kind },
    { parameter: 'has', label: 'Facilities', valuesOf: ({ has }) => has, needsAll: true },
  ],
  shownAs: (one, { has }) => (has?.includes('Water') ? { ...one, usd: 400 } : one),
}

const names = (view: ListView) => listedItems(rules, rides, view).map(({ name }) => name)

test.each<[string, ListView, string[]]>([
  ['one of two bands, without unknown numbers', { price: ['low', 'high'] }, ['Van norte', 'Coach']],
  ['one of two values', { kind: ['Zoe', 'Ávila'] }, ['Van norte', 'Ómnibus', 'Coach']],
  ['all needed values', { has: ['Wifi', 'Water'] }, ['Ómnibus']],
  ['part of a text', { called: ['norte'] }, ['Van norte']],
  ['what an item is shown as', { has: ['Water'], price: ['high'] }, ['Ómnibus']],
  ['nothing, in another order', { sort: ['price'] }, ['Van norte', 'Ómnibus', 'Coach', 'Taxi']],
])('lists by %s', (_, view, expected) => {
  expect(names(view)).toEqual(expected)
})

test('offers an order only where it tells items apart, and falls back to the first one', () => {
  const offered = offeredOrders(rules, [taxi])
  expect(offered.map(({ value }) => value)).toEqual(['recommended', 'name'])
  expect(chosenOrder(offered, { sort: ['name'] })?.value).toBe('name')
  expect(chosenOrder(offered, { sort: ['price'] })?.value).toBe('recommended')
  expect(chosenOrder(offered, {})?.value).toBe('recommended')
})

test('offers the bands that an item is in, with their labels and the chosen ones', () => {
  const fields = filterFields(rules, rides.slice(0, 3), { called: ['x'], price: ['low'] })
  expect(fields[0]).toEqual({ parameter: 'called', label: 'Name', chosen: ['x'] })
  const options = [{ label: 'Under $100' }, { label: '$100 to $299' }]
  expect(fields[1]).toMatchObject({ parameter: 'price', label: 'Price', chosen: ['low'], options })
  expect(fields[2]?.chosen).toEqual([])
})

const counts = (view: ListView) =>
  filterFields(rules, rides, view).map(({ options }) =>
    options?.map(({ value, count }) => `${value} ${count}`).join(', '),
  )

test.each<[string, ListView, (string | undefined)[]]>([
  [
    'the other filters, where one of the chosen is enough',
    { price: ['low'] },
    [undefined, 'low 1, middle 1, high 1', 'Ávila 0, Zoe 1', 'Wifi 1, Seats 0, Water 0'],
  ],
  [
    'all filters, where all chosen are needed',
    { has: ['Wifi'] },
    [undefined, 'low 1, middle 1, high 0', 'Ávila 1, Zoe 1', 'Wifi 2, Seats 0, Water 1'],
  ],
])('counts what passes %s', (_, view, expected) => {
  expect(counts(view)).toEqual(expected)
})
