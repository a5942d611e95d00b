import { describe, expect, it } from 'vitest'
// Addresses that look like those of an allowed host.
import hostile from './hostile-map-urls.json'
import { frameableMapUrl } from './map-url.ts'

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=-87'

describe('frameableMapUrl', () => {
  const hosts = ['www.openstreetmap.org', 'www.google.com']

  it.each([url, 'https://www.google.com/maps/embed?pb=!1m18', 'https://WWW.GOOGLE.COM/maps'])(
    'accepts %s',
    (address) => {
      expect(frameableMapUrl(address, hosts)).toBe(new URL(address).href)
    },
  )

  it('rejects every hostile address', () => {
    const framed = hostile.filter((address) => frameableMapUrl(address, hosts) !== null)
    expect(hostile.length).toBeGreaterThanOrEqual(40)
    expect(framed).toEqual([])
  })

  it('rejects a missing address, and any address without allowed hosts', () => {
    expect(frameableMapUrl(url, [])).toBeNull()
    expect(frameableMapUrl(null, hosts)).toBeNull()
  })
})
