import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { root } from './apps.ts'
import { type SupervisedServer, superviseServer } from './supervised-server.ts'
import { pidAt, toy } from './testing/toy.ts'

let kept: SupervisedServer | null = null

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await kept?.stop()
  kept = null
  vi.restoreAllMocks()
})

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'restarts a server at the same address within 5 s of %s',
  async (signal) => {
    kept = await superviseServer('The toy', toy(), '0')
    const { url } = kept
    const before = kept.pid()
    const started = performance.now()
    process.kill(before, signal)
    const isBack = async () => ![null, before].includes(await pidAt(url))
    await expect.poll(isBack, { timeout: 15_000, interval: 20 }).toBe(true)
    const seconds = (performance.now() - started) / 1000
    if (process.env.HARDENING) expect(seconds).toBeLessThan(5)
  },
)

test('does not kill a server that 150 callers keep busy for three seconds', async () => {
  kept = await superviseServer('The toy', toy(), '0')
  const { url } = kept
  const before = kept.pid()
  const answers = await Promise.all(
    Array.from({ length: 150 }, async () => (await fetch(`${url}/busy`)).text()),
  )
  expect(new Set(answers)).toEqual(new Set([String(before)]))
  expect(kept.pid()).toBe(before)
}, 60_000)

test('gives up after several failed starts, with a message', async () => {
  const patience = { mostStarts: 3, shortestWaitMs: 1 }
  kept = await superviseServer('The toy', toy({ TOY_ENDS: 'on' }), '0', patience)
  process.kill(kept.pid(), 'SIGKILL')
  await expect(kept.lost).rejects.toThrow(
    'The toy ended by SIGKILL, and 3 restarts did not help. Its output is above.',
  )
})

test('ends a server whose parent disconnected before it was ready', async () => {
  const child = spawn(process.execPath, [join(root, 'platform/processes/testing/toy-server.ts')], {
    env: { ...process.env, PORT: '0', TOY_OPENS: 'on' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.disconnect()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('ends a server in order when its terminal closes', async () => {
  const { ended, stop } = await toy()('0')
  await stop('SIGHUP')
  expect(await ended).toBe('The toy ended with code 0')
})

test('does not restart after a stop during its restart', async () => {
  kept = await superviseServer('The toy', toy(), '0')
  const { url } = kept
  process.kill(kept.pid(), 'SIGKILL')
  await expect.poll(() => console.error).toHaveBeenCalled()
  await kept.stop()
  expect(await pidAt(url)).toBeNull()
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'leaves no process behind after %s to the command that npm runs',
  async (signal) => {
    const child = spawn('sh', ['-c', 'exec node platform/run.mjs processes/testing/keep-toy'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let ready = ''
    // The first command in a checkout also installs.
    for await (const line of createInterface({ input: child.stdout })) {
      ready = /^\{"ready":"([^"]+)"/.exec(line)?.[1] ?? ''
      if (ready) break
    }
    await expect.poll(() => pidAt(ready)).toBeGreaterThan(0)
    child.kill(signal)
    await once(child, 'exit')
    await expect.poll(() => pidAt(ready), { timeout: 10_000 }).toBeNull()
  },
)
