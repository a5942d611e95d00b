import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { shellHints } from './early-hints.ts'

const app = new Hono()
app.get('*', shellHints({ fonts: ['/a.woff2'], scripts: ['/s.js'], inlineCss: '', views: {} }))
app.get('*', (c) => c.html('<p>page</p>'))
const server = serve({ fetch: app.fetch, port: 0 })

afterAll(() => {
  server.close()
})

/** What came before the answer, and the answer. */
function visit(headers: Record<string, string>) {
  return new Promise<{ hints: unknown[]; status: number | undefined }>((resolve, reject) => {
    const hints: unknown[] = []
    get({ port: (server.address() as AddressInfo).port, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve({ hints, status: response.statusCode }))
    })
      .on('information', ({ statusCode, headers: { link } }) => hints.push([statusCode, link]))
      .on('error', reject)
  })
}

test('a browser that navigates learns of font and script before the page, once', async () => {
  expect(await visit({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toEqual({
    status: 200,
    hints: [
      [
        103,
        '</a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, </s.js>; rel=preload; as=script; fetchpriority=low',
      ],
    ],
  })
})

test('a request that does not navigate gets no hints', async () => {
  expect(await visit({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).toEqual({
    status: 200,
    hints: [],
  })
})
