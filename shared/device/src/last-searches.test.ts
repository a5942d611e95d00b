import { prepareStorage } from '@storefront/testing/storage'
import { afterEach, expect, test, vi } from 'vitest'
import { hasDeviceData } from './has-device-data.ts'
import {
  clearSearches,
  type LastSearch,
  readLastSearches,
  rememberSearch,
} from './last-searches.ts'

prepareStorage()
afterEach(() => vi.useRealTimers())

const day = 24 * 60 * 60_000
const hotels: LastSearch = {
  product: 'hotel',
  address: '/hotels?destination=Tulum',
  place: 'Tulum',
  first: '2027-01-16',
  last: '2027-01-21',
  counts: { adults: 2, children: 1, infants: 0 },
  searchedAt: Date.now(),
}
const tours: LastSearch = { ...hotels, product: 'tour', address: '/tours?destination=Tulum' }

test('keeps the last search of each product, newest first, until they are cleared', () => {
  expect(hasDeviceData()).toBe(false)
  rememberSearch(hotels)
  rememberSearch(tours)
  rememberSearch({ ...hotels, place: 'Cozumel' })
  expect(readLastSearches()).toEqual([{ ...hotels, place: 'Cozumel' }, tours])
  expect(hasDeviceData()).toBe(true)
  clearSearches()
  expect(readLastSearches()).toEqual([])
  expect(hasDeviceData()).toBe(false)
})

test('deletes a search after 30 days', () => {
  rememberSearch({ ...hotels, searchedAt: hotels.searchedAt - day })
  rememberSearch(tours)
  vi.useFakeTimers({ now: hotels.searchedAt + 29 * day })
  expect(readLastSearches()).toEqual([tours])
  vi.setSystemTime(hotels.searchedAt + 30 * day)
  expect(readLastSearches()).toEqual([])
  expect(hasDeviceData()).toBe(false)
})

test('ignores searches outside the site', () => {
  const addresses = ['https://other.example', '//other.example', 'javascript:alert(1)']
  const stored = [...addresses.map((address) => ({ ...hotels, address })), tours]
  window.localStorage.setItem('storefront.searches', JSON.stringify(stored))
  expect(readLastSearches()).toEqual([tours])
})
