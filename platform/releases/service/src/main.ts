import { endOnSignals, listen, readMostConnections, readsGate } from '@storefront/server'
import { createApp } from './app.ts'
import { createMetrics } from './http/metrics.ts'
import { openService } from './service.ts'
import { portFromEnvironment, settingsFromEnvironment } from './settings.ts'
import { tracing } from './tracing.ts'

/** Longest time to receive a release and render it, in ms. */
const patienceMs = 90_000

/** Longest time for a release to arrive over a slow line, in ms. */
const bodyMs = 120_000

/** Reads of the API under way at once. */
const mostReads = 64

/** How long `/readyz` answers 503 before connections close, in ms. */
const drainMs = 1000

/** Starts the release service as a process; what it reads from the environment is in the README. */
async function main(): Promise<void> {
  const settings = settingsFromEnvironment(process.env)
  const port = portFromEnvironment(process.env)
  const hostname = process.env.HOST || '127.0.0.1'
  const service = await openService(settings)
  const most = readMostConnections(process.env)
  const { trustProxy } = settings
  const metrics = settings.metrics ? createMetrics() : null
  const app = createApp(service, metrics)
  const gate = readsGate({ most: mostReads, trustProxy, refused: metrics?.refused })
  const server = listen(app.fetch, { port, hostname, most, trustProxy, bodyMs, gate })
  server.once('error', fail)
  const close = () => service.close().then(tracing.close)
  endOnSignals(server, { leave: service.leave, drainMs, patienceMs, close, log: settings.log })
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
