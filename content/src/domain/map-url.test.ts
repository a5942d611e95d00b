import { describe, expect, it } from 'vitest'
// Addresses that look like those of an allowed host.
import hostile from './hostile-map-urls.json'
import { frameableMapUrl } from './map-url.ts'

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=-87'

describe('a map is framed', () => {
  const hosts = ['www.openstreetmap.org', 'www.google.com']

  it.each([url, 'https://www.google.com/maps/embed?pb=!1m18', 'https://WWW.GOOGLE.COM/maps'])(
    'from %s',
    (address) => {
      expect(frameableMapUrl(address, hosts)).toBe(new URL(address).href)
    },
  )

  it('from none of the hostile addresses', () => {
    const framed = hostile.filter((address) => frameableMapUrl(address, hosts) !== null)
    expect(hostile.length).toBeGreaterThanOrEqual(40)
    expect(framed).toEqual([])
  })

  it('from nowhere when no host is allowed, or when there is no address', () => {
    expect(frameableMapUrl(url, [])).toBeNull()
    expect(frameableMapUrl(null, hosts)).toBeNull()
  })
})
