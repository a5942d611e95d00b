import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendJson } from './answers.ts'

const long = JSON.stringify({ name: 'laguna '.repeat(400) })
const app = new Hono()
  .get('/long', (c) => sendJson(c, long, 60))
  .get('/short', (c) => sendJson(c, '{}', 60))

const plain = (bytes: Buffer) => bytes

test.each([
  ['/long', 'gzip;q=1, br;q=0.5', 'br', brotliDecompressSync],
  ['/long', 'gzip, br;q=0', 'gzip', gunzipSync],
  ['/long', undefined, null, plain],
  ['/short', 'br', null, plain],
] as const)(
  'sends %s to a caller that accepts %s with the encoding %s',
  async (path, accepted, encoding, read) => {
    const headers: Record<string, string> = accepted ? { 'accept-encoding': accepted } : {}
    // The second response comes from the cache.
    for (const _ of [1, 2]) {
      const answer = await app.request(path, { headers })
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      expect(String(read(bytes))).toBe(path === '/long' ? long : '{}')
    }
  },
)
