import { serve } from '@hono/node-server'
import { createStorefront } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
const { app, close } = await createStorefront(config)
const server = serve({ fetch: app.fetch, port: config.port }, ({ port }) => {
  console.log(JSON.stringify({ ready: `http://localhost:${port}` }))
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => {
      void close().then(() => process.exit(0))
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => process.exit(0), 3000).unref()
  })
}
