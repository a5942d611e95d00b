import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mapUrl } from './contact.ts'

test.each([
  ['https://maps.example/agency', 'https://maps.example/agency'],
  [{ url: 'https://maps.example/agency' }, 'https://maps.example/agency'],
  [{ map_url: 'https://maps.example/agency' }, 'https://maps.example/agency'],
  [42, null],
])('reads the map address in %j as %s', (told, address) => {
  expect(v.parse(mapUrl, told)).toBe(address)
})
