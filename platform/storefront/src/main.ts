import { endOnSignals, listen } from '@storefront/server'
import { createStorefront } from './app.ts'
import { readConfig } from './config.ts'
import { log } from './operations/log.ts'
import { tracing } from './operations/tracing.ts'
import { shutdownMs } from './times.ts'

const config = readConfig(process.env)
const { port, maxConnections: most, trustProxy, drainMs } = config
const { app, admit, leave, close } = await createStorefront(config)
const server = listen(app.fetch, { port, most, trustProxy, admit })

endOnSignals(server, {
  leave,
  drainMs,
  patienceMs: shutdownMs,
  close: () => close().then(tracing.close),
  log,
})
