import { existsSync, rmSync } from 'node:fs'
import { listen } from '@storefront/server'
import { openProvider } from '../provider.ts'
import { settingsFromEnvironment } from '../settings.ts'

/**
 * Runs a provider that blocks its event loop once, when it holds stock while the file STALL_FILE exists. It removes the
 * file first.
 */
const stallFile = process.env.STALL_FILE ?? ''

/** Longer than the keep-alive time that the server announces to clients. */
const stallMs = 7_000

const provider = await openProvider(settingsFromEnvironment(process.env), {
  onStep: (step) => {
    if (step !== 'stock held' || !existsSync(stallFile)) return
    rmSync(stallFile)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs)
  },
})
listen(provider.app.fetch, { port: 0, hostname: '127.0.0.1' })
