import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { endOnSignals } from '@storefront/server'
import { createStorefront } from './app.ts'
import { readConfig } from './config.ts'
import { ConnectionCap } from './operations/connection-cap.ts'
import { log } from './operations/log.ts'
import { tracing } from './operations/tracing.ts'

/** A booking may take longer than any page, in ms. */
const patienceMs = 8000

const config = readConfig(process.env)
const connections = new ConnectionCap(config.maxConnections)
const { app, leave, close } = await createStorefront(config, connections)
const server = serve({ fetch: app.fetch, port: config.port }, ({ port }) => {
  console.log(JSON.stringify({ ready: `http://localhost:${port}` }))
})
connections.watch(server as Server)

endOnSignals(server, {
  leave,
  drainMs: config.drainMs,
  patienceMs,
  close: () => close().then(tracing.close),
  log,
})
