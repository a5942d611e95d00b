import { existsSync, rmSync } from 'node:fs'
import { listen } from '@storefront/server'
import { openProvider } from '../provider.ts'
import { settingsFromEnvironment } from '../settings.ts'

/** The provider as a process that blocks its event loop once, when it holds stock and the file STALL_FILE exists. It then removes the file. */
const stallFile = process.env.STALL_FILE ?? ''

/** Longer than idle connections are announced to live. */
const stallMs = 7_000

const provider = await openProvider(settingsFromEnvironment(process.env), {
  onStep: (step) => {
    if (step !== 'stock held' || !existsSync(stallFile)) return
    rmSync(stallFile)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs)
  },
})
listen(provider.app.fetch, { port: 0, hostname: '127.0.0.1' })
