import { expect, it } from 'vitest'
// Addresses that look like those of an allowed host.
import hostile from './hostile-map-urls.json'
import { frameableMapUrl } from './map-url.ts'

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=-87'
const hosts = ['www.openstreetmap.org', 'www.google.com']

it.each([url, 'https://WWW.GOOGLE.COM/maps/embed?pb=!1m18'])('accepts %s', (address) => {
  expect(frameableMapUrl(address, hosts)).toBe(new URL(address).href)
})

it('rejects every hostile address, a missing one, and any without allowed hosts', () => {
  const framed = hostile.filter((address) => frameableMapUrl(address, hosts) !== null)
  expect(hostile.length).toBeGreaterThanOrEqual(40)
  expect(framed).toEqual([])
  expect([frameableMapUrl(url, []), frameableMapUrl(null, hosts)]).toEqual([null, null])
})
