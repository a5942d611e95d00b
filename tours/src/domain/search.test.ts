import { expect, test } from 'vitest'
import { readTourSearch, resultsAddress } from './search.ts'

test('writes a search and reads it back, trimmed', () => {
  const address = resultsAddress({ destination: ' Playa & Mar ' })
  expect(address).toBe('/tours?destination=Playa+%26+Mar')
  const read = (query: string) => readTourSearch(new URLSearchParams(query)).search
  expect(read(address.split('?')[1] ?? '')).toEqual({ destination: 'Playa & Mar' })
  expect(read('destination=+Tulum+')).toEqual({ destination: 'Tulum' })
  expect(read('sort=price')).toEqual({ destination: '' })
})
