import { describe, expect, it } from 'vitest'
import { frameableMapUrl, readMapUrl } from './map-url.ts'

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=-87'

describe('the map address is read from', () => {
  it.each([
    [url],
    [{ url }],
    [{ map_url: url }],
    [{ data: url }],
    [{ data: { url } }],
    [{ data: { map_url: url }, ok: true }],
  ])('%j', (body) => {
    expect(readMapUrl(body)).toBe(url)
  })

  it.each([[null], [undefined], [7], [[]], [{}], [{ url: 7 }], [{ data: null }]])(
    'nothing in %j',
    (body) => {
      expect(readMapUrl(body)).toBeNull()
    },
  )
})

describe('a map is framed', () => {
  const hosts = ['www.openstreetmap.org', 'www.google.com']

  it.each([url, 'https://www.google.com/maps/embed?pb=!1m18', 'https://WWW.GOOGLE.COM/maps'])(
    'from %s',
    (address) => {
      expect(frameableMapUrl(address, hosts)).toBe(new URL(address).href)
    },
  )

  it.each([
    'http://www.google.com/maps',
    'https://www.google.com:8443/maps',
    'https://www.google.com@evil.example/maps',
    'https://user:secret@www.google.com/maps',
    'https://www.google.com.evil.example/maps',
    'https://evil.example/www.google.com',
    'https://google.com/maps',
    'https://evil.example\\@www.google.com/',
    'https://www.google.com\t.evil.example/',
    ' https://www.google.com/maps',
    'https://www.gооgle.com/maps',
    '//www.google.com/maps',
    '/maps',
    'javascript:alert(1)//www.google.com',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://www.google.com/1',
    'about:blank',
    'https://',
    '',
  ])('never from %j', (address) => {
    expect(frameableMapUrl(address, hosts)).toBeNull()
  })

  it('from nowhere when no host is allowed, or when there is no address', () => {
    expect(frameableMapUrl(url, [])).toBeNull()
    expect(frameableMapUrl(null, hosts)).toBeNull()
  })
})
