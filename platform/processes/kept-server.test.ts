import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root } from './apps.ts'
import { type KeptServer, keepServer } from './kept-server.ts'
import { pidAt, toy } from './testing/toy.ts'

let kept: KeptServer | null = null

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await kept?.stop()
  kept = null
  vi.restoreAllMocks()
})

test.each(['SIGKILL', 'SIGTERM', 'SIGSTOP'] as const)(
  'after %s it is back at the same address within 5 s',
  async (signal) => {
    kept = await keepServer('The toy', toy(), '0')
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

test('250 callers at once, five seconds of work, keep it busy: it answers all of them and is not killed', async () => {
  kept = await keepServer('The toy', toy(), '0')
  const { url } = kept
  const before = kept.pid()
  const answers = await Promise.all(
    Array.from({ length: 250 }, async () => (await fetch(`${url}/busy`)).text()),
  )
  expect(new Set(answers)).toEqual(new Set([String(before)]))
  expect(kept.pid()).toBe(before)
}, 60_000)

test('one caller whose work does not end blocks it: it is killed and started again', async () => {
  kept = await keepServer('The toy', toy(), '0')
  const { url } = kept
  const before = kept.pid()
  await expect(fetch(`${url}/blocked`)).rejects.toThrow()
  const isBack = async () => ![null, before].includes(await pidAt(url))
  await expect.poll(isBack, { timeout: 15_000 }).toBe(true)
})

test('what a restart does not bring back is given up, with a message', async () => {
  kept = await keepServer('The toy', toy({ TOY_ENDS: 'on' }), '0', {
    mostStarts: 3,
    shortestWaitMs: 1,
  })
  process.kill(kept.pid(), 'SIGKILL')
  await expect(kept.lost).rejects.toThrow(
    'The toy ended by SIGKILL, and 3 starts did not bring it back. What it said stands above.',
  )
})

test('one that was left alone before it was ready ends', async () => {
  const child = spawn(process.execPath, [join(root, 'platform/processes/testing/toy-server.ts')], {
    env: { ...process.env, PORT: '0', TOY_OPENS: 'on' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.disconnect()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('one that is stopped while it restarts ends, and stays ended', async () => {
  kept = await keepServer('The toy', toy(), '0')
  const { url } = kept
  process.kill(kept.pid(), 'SIGKILL')
  await expect.poll(() => console.error).toHaveBeenCalled()
  await kept.stop()
  expect(await pidAt(url)).toBeNull()
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to the command that npm runs leaves nothing behind',
  async (signal) => {
    const child = spawn('sh', ['-c', 'exec node platform/run.mjs processes/testing/keep-toy'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [line] = await once(createInterface({ input: child.stdout }), 'line')
    const { ready } = JSON.parse(String(line)) as { ready: string }
    await expect.poll(() => pidAt(ready)).toBeGreaterThan(0)
    child.kill(signal)
    await once(child, 'exit')
    await expect.poll(() => pidAt(ready), { timeout: 10_000 }).toBeNull()
  },
)

test('npm’s own shell keeps no signal from a command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const swallowing = Object.values(scripts).filter((script) => !script.startsWith('exec node '))
  expect(swallowing).toEqual([])
})
