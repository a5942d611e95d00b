import { Duplex } from 'node:stream'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { expect, test } from 'vitest'
import { compression } from './compression.ts'

// Fault: ./compression.ts "{ flush: constants.Z_SYNC_FLUSH }" → ""
// Fault: ./compression.ts "flush: constants.BROTLI_OPERATION_FLUSH," → ""

type ByteTransform = ReadableWritablePair<Uint8Array, Uint8Array>

const text = 'laguna '.repeat(400)
const app = new Hono()
app.use(compression())
app.get('/page', (c) => c.html(text, 404))
app.get('/answer', (c) => c.json({ text }, 200, { etag: '"1"' }))
app.get('/short', (c) => c.html('mar'))
app.get('/picture', (c) => c.body(text, 200, { 'content-type': 'image/webp' }))
app.get('/twin', (c) => c.body(text, 200, { 'content-type': 'text/css', 'content-encoding': 'br' }))
let goOn = () => {}
app.get('/flowing', (c) => {
  c.header('content-type', 'text/html')
  c.header('x-accel-buffering', 'no')
  return stream(c, async (out) => {
    await out.write('<head>')
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
    await out.write('<body>')
  })
})

async function ask(path: string, accepted?: string) {
  const response = await app.request(
    path,
    accepted ? { headers: { 'accept-encoding': accepted } } : {},
  )
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}

test('a page is sent in brotli with its own status', async () => {
  const { response, body } = await ask('/page', 'gzip, deflate, br')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-length')).toBe(String(body.length))
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(brotliDecompressSync(body).toString()).toBe(text)
})

test('a browser without brotli, as on plain http, gets gzip', async () => {
  const { response, body } = await ask('/page', 'gzip, br;q=0')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(text)
})

test('a compressed answer is no longer the same bytes: its tag becomes a weak one', async () => {
  const { response } = await ask('/answer', 'br')
  expect(response.headers.get('etag')).toBe('W/"1"')
})

test.each([
  ['/page', undefined],
  ['/page', 'identity'],
  ['/picture', 'br'],
  ['/short', 'br'],
])('%s for a browser that takes %s is sent as it is', async (path, accepted) => {
  const { response, body } = await ask(path, accepted)
  expect(response.headers.has('content-encoding')).toBe(false)
  expect(body.length).toBeLessThanOrEqual(text.length)
})

test('what the build compressed is not compressed again', async () => {
  const { body } = await ask('/twin', 'br')
  expect(body.toString()).toBe(text)
})

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
])(
  'what an answer starts with leaves while the rest is being made, in %s',
  async (accepted, decoder) => {
    const response = await app.request('/flowing', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(accepted)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.has('content-length')).toBe(false)
    const received: string[] = []
    const pieces = response.body?.pipeThrough(Duplex.toWeb(decoder()) as ByteTransform) ?? []
    for await (const piece of pieces as AsyncIterable<Uint8Array>) {
      received.push(String(Buffer.from(piece)))
      goOn()
    }
    expect(received).toEqual(['<head>', '<body>'])
  },
)
