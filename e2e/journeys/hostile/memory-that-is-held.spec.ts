import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '@storefront/contract'
import { releasesRoot, root } from '../../../platform/processes/apps.ts'
import { keepStorefront } from '../../../platform/processes/storefront.ts'
import { expect, test } from '../../fixtures.ts'
import { familyMb, residentMb } from '../../site/memory.ts'

test.skip(
  !process.env.HARDENING,
  'Without many requests there is nothing to measure: HARDENING=long',
)
const env = {
  RELEASES_DIR: releasesRoot,
  SANDBOX_PAYMENTS: 'on',
  LOG_LEVEL: 'error',
  DATA_DIR: 'memory://',
  PORT: '0',
}

test('a hundred thousand requests of all kinds leave the memory as it was', async () => {
  const total = 100_000
  test.setTimeout(60_000 + total * 50)
  const site = await keepStorefront({ port: '0', env })
  try {
    const addresses = [
      paths.home,
      paths.tours,
      paths.hotels,
      '/api/v1/tours',
      '/robots.txt',
      '/x',
      '/readyz',
    ]
    const memory: number[] = []
    for (let quarter = 0; quarter < 4; quarter++) {
      let asked = 0
      const visitor = async () => {
        while (asked < total / 4) {
          const address = addresses[asked++ % addresses.length]
          await (await fetch(`${site.url}${address}?n=${asked}`)).arrayBuffer()
        }
      }
      await Promise.all(Array.from({ length: 8 }, visitor))
      memory.push(site.processes().reduce((sum, { pid }) => sum + residentMb(pid), 0))
    }
    const [, second = 0, , last = 0] = memory
    console.log(
      `P18 · ${total} mixed requests: ${memory.map(Math.round).join(', ')} MB resident after each quarter, the last ${(last / second).toFixed(2)} of the second`,
    )
    expect(last / second).toBeLessThan(1.1)
  } finally {
    await site.stop()
  }
})

test('the processes of npm start hold little memory at rest', async () => {
  const restMs = 60_000
  test.setTimeout(120_000 + restMs)
  // The command that `npm start` runs after its build.
  const site = spawn('npm', ['run', 'serve'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const lines = createInterface({ input: site.stdout })
    await new Promise<void>((resolve) => {
      lines.on('line', (line) => line.startsWith('Storefront ready') && resolve())
    })
    await pause(restMs)
    const mb = familyMb(site.pid ?? 0)
    console.log(`P18 · all of npm start at rest: ${Math.round(mb)} MB`)
    expect(mb).toBeLessThan(600)
  } finally {
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
})
