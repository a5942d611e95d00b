import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ConnectionCap } from './connection-cap.ts'

test('past the cap visitors get 503, and are served once there is room', async () => {
  const cap = new ConnectionCap(2)
  const app = new Hono().use(cap.refuse()).get('/', (c) => c.text('in'))
  const server = serve({ fetch: app.fetch, port: 0 }) as Server
  cap.watch(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const others = [connect(port), connect(port)]
  try {
    await Promise.all(others.map((socket) => once(socket, 'connect')))
    const visit = () => fetch(`http://localhost:${port}/`, { headers: { connection: 'close' } })
    const refused = await visit()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    for (const socket of others) socket.destroy()
    await expect.poll(async () => (await visit()).status).toBe(200)
  } finally {
    for (const socket of others) socket.destroy()
    server.close()
  }
})
