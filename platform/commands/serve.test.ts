import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { root } from '../processes/apps.ts'
import { filledDatabase, unpack } from '../provider/src/testing/filled-database.ts'

test('npm run serve -- provider serves the API alone, until SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'provider-'))
  // Filling a database takes longer than the rest.
  await unpack(await filledDatabase(), join(folder, 'database'))
  const child = spawn('sh', ['-c', 'exec node platform/run.mjs commands/serve provider'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, SANDBOX_PAYMENTS: 'on' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^Provider ready at (\S+)$/.exec(line)?.[1]
      if (found) resolve(found)
    })
  })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/api/v1/page/home`)).status).toBe(200)
  child.kill('SIGTERM')
  await once(child, 'exit')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  await rm(folder, { recursive: true })
}, 120_000)
