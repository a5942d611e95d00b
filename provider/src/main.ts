import { closeServer } from './http/close.ts'
import { listen } from './http/listen.ts'
import { createProvider, portFromEnvironment, settingsFromEnvironment } from './index.ts'
import { openTracing } from './tracing/tracing.ts'

/** Starts the provider as a process; what it reads from the environment is in the README. */
async function main(): Promise<void> {
  const tracing = await openTracing(process.env)
  const provider = await createProvider(settingsFromEnvironment(process.env, tracing))
  const server = listen(provider.app.fetch, {
    port: portFromEnvironment(process.env),
    hostname: process.env.HOST || '127.0.0.1',
  })
  server.once('error', (error) => fail(error))

  const stop = () => {
    closeServer(server)
      .then(provider.close)
      .then(tracing.close)
      .then(() => process.exit(0), fail)
    setTimeout(() => process.exit(1), 10_000).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The parent process has ended.
  process.once('disconnect', stop)
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
