import { describe, expect, it } from 'vitest'
import { frameableMapUrl } from './map-url.ts'

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=-87'

/** Addresses that only look as if they were on the list. */
const hostile = [
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
  'https://www.google.com./maps',
  'https://www.google.com%2eevil.example/',
  'https://www.google.com%00.evil.example/',
  'https:\\\\www.google.com/maps',
  'https:/\\www.google.com/maps',
  'https:/www.google.com@evil.example/',
  'https://evil.example?https://www.google.com',
  'https://evil.example#https://www.google.com',
  'https://xwww.google.com/',
  'https://www.google.com\u3002evil.example/',
  'https://\u202ewww.google.com/',
  'ftp://www.google.com/maps',
  'file:///etc/passwd',
  'vbscript:msgbox(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'https://[::1/',
  'https://127.0.0.1/',
  'http://localhost/',
  'https://user@www.google.com/maps',
  'https://www.google.com/\r\nSet-Cookie: a=b',
]

describe('a map is framed', () => {
  const hosts = ['www.openstreetmap.org', 'www.google.com']

  it.each([url, 'https://www.google.com/maps/embed?pb=!1m18', 'https://WWW.GOOGLE.COM/maps'])(
    'from %s',
    (address) => {
      expect(frameableMapUrl(address, hosts)).toBe(new URL(address).href)
    },
  )

  it.each(hostile)('never from %j', (address) => {
    expect(frameableMapUrl(address, hosts)).toBeNull()
  })

  it('from none of the hostile addresses', () => {
    const framed = hostile.filter((address) => frameableMapUrl(address, hosts) !== null)
    expect(hostile.length).toBeGreaterThanOrEqual(40)
    expect(framed).toEqual([])
    console.info(`B14 · map-url: ${framed.length} of ${hostile.length} hostile ones framed`)
  })

  it('from nowhere when no host is allowed, or when there is no address', () => {
    expect(frameableMapUrl(url, [])).toBeNull()
    expect(frameableMapUrl(null, hosts)).toBeNull()
  })
})
