import { expect, test } from 'vitest'
import { chosenTripFilters, noTripFilters, readTripView, withTripView } from './trip-list.ts'

const params = (query: string) => new URLSearchParams(query)

test('an address without a view shows everything in recommended order', () => {
  const view = readTripView(params('destination=Tulum'))
  expect(view).toEqual({ order: 'recommended', prices: [], durations: [] })
  expect(chosenTripFilters(view)).toBe(0)
})

test('restores a view from its address', () => {
  const view = {
    order: 'price-highest',
    prices: ['under-100', 'over-1000'],
    durations: ['week'],
  } as const
  const next = withTripView(params('destination=Tulum'), view)
  expect(String(next)).toBe(
    'destination=Tulum&sort=price-highest&price=under-100&price=over-1000&duration=week',
  )
  expect(readTripView(next)).toEqual(view)
  expect(chosenTripFilters(view)).toBe(3)
})

test('a change keeps the rest of the view and removes cleared parameters', () => {
  const filtered = params('destination=Tulum&sort=duration&price=under-100&duration=day')
  expect(String(withTripView(filtered, { prices: [], order: 'recommended' }))).toBe(
    'destination=Tulum&duration=day',
  )
  expect(String(withTripView(filtered, noTripFilters))).toBe('destination=Tulum&sort=duration')
  expect(String(withTripView(filtered, noTripFilters))).toBe('destination=Tulum&sort=duration')
})

test('ignores unknown values in the URL', () => {
  const view = readTripView(params('sort=__proto__&price=constructor&price=under-100&duration=1'))
  expect(view).toEqual({ order: 'recommended', prices: ['under-100'], durations: [] })
})
