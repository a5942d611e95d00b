import { serve } from '@hono/node-server'
import { createStorefront } from './app.ts'
import { readConfig } from './config.ts'
import { closeGracefully } from './operations/shutdown.ts'

/** Longer than any page may take, in ms. */
const patienceMs = 3000

const config = readConfig(process.env)
const { app, leave, close } = await createStorefront(config)
const server = serve({ fetch: app.fetch, port: config.port }, ({ port }) => {
  console.log(JSON.stringify({ ready: `http://localhost:${port}` }))
})

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
