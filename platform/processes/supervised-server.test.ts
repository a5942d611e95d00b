import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { root } from './apps.ts'
import { type Patience, superviseServer } from './supervised-server.ts'
import { pidAt, toy } from './testing/toy.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

/** Supervises the toy server until the test ends. */
async function supervised(env: Record<string, string> = {}, patience?: Patience) {
  const server = await superviseServer('The toy', toy(env), '0', patience)
  onTestFinished(() => server.stop())
  return server
}

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'restarts a server at the same address after %s',
  async (signal) => {
    const { url, pid } = await supervised()
    const before = pid()
    process.kill(before, signal)
    const isBack = async () => ![null, before].includes(await pidAt(url))
    await expect.poll(isBack, { timeout: 15_000 }).toBe(true)
  },
)

test('does not kill a server that 150 callers keep busy for three seconds', async () => {
  const { url, pid } = await supervised()
  const before = pid()
  const answers = await Promise.all(
    Array.from({ length: 150 }, async () => (await fetch(`${url}/busy`)).text()),
  )
  expect(new Set(answers)).toEqual(new Set([String(before)]))
  expect(pid()).toBe(before)
})

test('gives up after several failed starts, with a message', async () => {
  const { pid, lost } = await supervised({ TOY_ENDS: 'on' }, { mostStarts: 3, shortestWaitMs: 1 })
  process.kill(pid(), 'SIGKILL')
  await expect(lost).rejects.toThrow(
    'The toy ended by SIGKILL, and 3 restarts did not help. Its output is above.',
  )
})

test('ends a server in order when its terminal closes', async () => {
  const { ended, stop } = await toy()('0')
  await stop('SIGHUP')
  expect(await ended).toBe('The toy ended with code 0')
})

test('does not restart after a stop during its restart', async () => {
  const { url, pid, stop } = await supervised()
  process.kill(pid(), 'SIGKILL')
  await expect.poll(() => console.error).toHaveBeenCalled()
  await stop()
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
      ready = /^The toy ready at (.+)/.exec(line)?.[1] ?? ''
      if (ready) break
    }
    await expect.poll(() => pidAt(ready)).toBeGreaterThan(0)
    child.kill(signal)
    await expect.poll(() => pidAt(ready), { timeout: 10_000 }).toBeNull()
  },
)
