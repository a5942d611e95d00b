import { existsSync, readFileSync, rmSync } from 'node:fs'
import { listen } from '@storefront/server'
import { openProvider } from '../provider.ts'
import { settingsFromEnvironment } from '../settings.ts'

/**
 * The provider as a process that kills itself at the step written in the file CRASH_FILE, as a power cut would: no
 * handler runs. With "busy" before the step it removes the file and does nothing else there, once, for longer than
 * idle connections are announced to live. Without that file it goes on.
 */
const crashFile = process.env.CRASH_FILE ?? ''
const busyMs = 7_000

const provider = await openProvider(settingsFromEnvironment(process.env), {
  onStep: (step) => {
    const fault = existsSync(crashFile) ? readFileSync(crashFile, 'utf8') : ''
    if (fault === step) process.kill(process.pid, 'SIGKILL')
    if (fault !== `busy ${step}`) return
    rmSync(crashFile)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs)
  },
})
listen(provider.app.fetch, { port: 0, hostname: '127.0.0.1' })
