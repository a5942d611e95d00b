import { existsSync, readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { createProvider, settingsFromEnvironment } from '../index.ts'

/**
 * The provider as a process that kills itself at the step written in the file CRASH_FILE, as a power cut
 * would: no handler runs. Without that file it goes on.
 */
const crashFile = process.env.CRASH_FILE ?? ''
const provider = await createProvider(settingsFromEnvironment(process.env), {
  onStep: (step) => {
    if (!existsSync(crashFile) || readFileSync(crashFile, 'utf8') !== step) return
    process.kill(process.pid, 'SIGKILL')
  },
})
const server = serve({ fetch: provider.app.fetch, port: 0, hostname: '127.0.0.1' })
server.once('listening', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`${JSON.stringify({ ready: `http://127.0.0.1:${port}` })}\n`)
})
