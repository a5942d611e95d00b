import { endOnSignals, listen, openTracing, readMostConnections } from '@storefront/server'
import { openProvider } from './provider.ts'
import { portFromEnvironment, settingsFromEnvironment } from './settings.ts'
import { shutdownMs } from './times.ts'

/** Starts the process; the README lists its variables. */
async function main(): Promise<void> {
  const tracing = await openTracing('provider', process.env)
  const settings = settingsFromEnvironment(process.env, tracing)
  const provider = await openProvider(settings)
  const server = listen(provider.app.fetch, {
    port: portFromEnvironment(process.env),
    hostname: process.env.HOST || '127.0.0.1',
    most: readMostConnections(process.env),
    trustProxy: settings.trustProxy,
    admit: provider.admit,
  })
  server.once('error', fail)
  const close = () => provider.close().then(tracing.close)
  endOnSignals(server, { patienceMs: shutdownMs, close, log: settings.log })
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
