import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { closeGracefully } from '@storefront/server'
import { createApp } from './app.ts'
import { openService } from './service.ts'
import { portFromEnvironment, settingsFromEnvironment } from './settings.ts'
import { tracing } from './tracing.ts'

/** A release is received and looked at within this, in ms. */
const patienceMs = 90_000

/** How long `/readyz` answers 503 before connections close, in ms. */
const drainMs = 1000

/** Starts the release service as a process; what it reads from the environment is in the README. */
async function main(): Promise<void> {
  const settings = settingsFromEnvironment(process.env)
  const port = portFromEnvironment(process.env)
  const hostname = process.env.HOST || '127.0.0.1'
  const service = await openService(settings)
  const server = serve({ fetch: createApp(service).fetch, port, hostname }, (address) => {
    process.stdout.write(`${JSON.stringify({ ready: `http://127.0.0.1:${address.port}` })}\n`)
  })
  server.once('error', fail)

  let isEnding = false
  const end = async (waitMs: number) => {
    if (isEnding) return
    isEnding = true
    service.leave()
    await pause(waitMs)
    const isWhole = await closeGracefully(server, patienceMs)
    await service.close()
    await tracing.close()
    if (!isWhole)
      settings.log.error(`ended with calls under way: they took longer than ${patienceMs} ms`)
    process.exit(0)
  }
  process.on('SIGINT', () => void end(0))
  process.on('SIGTERM', () => void end(drainMs))
  // Whoever started it is gone.
  process.once('disconnect', () => void end(0))
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
