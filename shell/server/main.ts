import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createStorefront } from './app.ts'
import { readConfig } from './config.ts'
import { ConnectionCap } from './operations/connection-cap.ts'
import { closeGracefully } from './operations/shutdown.ts'

/** Longer than any page may take, in ms. */
const patienceMs = 3000

const config = readConfig(process.env)
const connections = new ConnectionCap(config.maxConnections)
const { app, leave, close } = await createStorefront(config, connections)
const server = serve({ fetch: app.fetch, port: config.port }, ({ port }) => {
  console.log(JSON.stringify({ ready: `http://localhost:${port}` }))
})
connections.watch(server as Server)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    leave()
    const isWhole = await closeGracefully(server, patienceMs)
    await close()
    if (!isWhole)
      console.error(`Ended with calls under way: they took longer than ${patienceMs} ms.`)
    process.exit(0)
  })
}
