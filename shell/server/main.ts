import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { closeGracefully } from '@storefront/server'
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

let isEnding = false
/** Fails readiness, stays for `drainMs` so that the load balancer notices, and then finishes what is under way. */
async function end(drainMs: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  leave()
  await pause(drainMs)
  const isWhole = await closeGracefully(server, patienceMs)
  await close()
  await tracing.close()
  if (!isWhole) log.error(`ended with calls under way: they took longer than ${patienceMs} ms`)
  process.exit(0)
}

// Ctrl-C: somebody waits at the terminal, and no load balancer is there.
process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(config.drainMs))
// Whoever started it is gone.
process.once('disconnect', () => void end(0))
