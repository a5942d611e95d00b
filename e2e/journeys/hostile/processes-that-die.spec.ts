import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '@storefront/contract'
import { releasesRoot, root } from '../../../platform/processes/apps.ts'
import { nginxPath } from '../../../platform/processes/nginx.ts'
import { startServer } from '../../../platform/processes/server.ts'
import { keepStorefront } from '../../../platform/processes/storefront.ts'
import { expect, test } from '../../fixtures.ts'
import { balanceWithNginx } from '../../site/nginx.ts'
import { ownDatabase } from '../../site/own-database.ts'
import { startProvider } from '../../site/own-provider.ts'
import { keepBooking } from '../../site/requests.ts'
import { spreadLoad } from '../../site/spread-load.ts'

const isLong = Boolean(process.env.HARDENING)
const env = {
  RELEASES_DIR: releasesRoot,
  SANDBOX_PAYMENTS: 'on',
  LOG_LEVEL: 'error',
  BOOKINGS_PER_MINUTE: '999999',
  REQUESTS_PER_DAY: '999999',
}

/** Between two signals, in ms: each process lives on long enough to count as back. */
const settledMs = 1000

test('a process that is killed or halted under load is back within 5 s, and no booking is lost', async () => {
  const rounds = isLong ? 20 : 1
  // What is halted is told from what is slow by waiting: that has the long run, and a toy (platform/processes).
  const signals = isLong ? (['SIGKILL', 'SIGSTOP'] as const) : (['SIGKILL'] as const)
  test.setTimeout(180_000 + rounds * 60_000)
  const database = await ownDatabase()
  const site = await keepStorefront({ port: '0', env: { ...env, DATA_DIR: database.directory } })
  const load = spreadLoad([site], [paths.tours, '/api/v1/tours'], isLong ? 50 : 10, () => {})
  const bookings = await keepBooking(site.url, 50)
  const slowest: Record<string, number> = {}
  try {
    for (let round = 0; round < rounds; round++) {
      for (const signal of signals) {
        for (const { name } of site.processes()) {
          await pause(settledMs)
          const pid = site.processes().find((one) => one.name === name)?.pid ?? 0
          const health = name === 'The provider' ? '/api/v1/tours' : '/healthz'
          const started = performance.now()
          process.kill(pid, signal)
          const isBack = async () =>
            site.processes().every((one) => one.pid !== pid) &&
            (await fetch(`${site.url}${health}`).then(
              ({ ok }) => ok,
              () => false,
            ))
          await expect.poll(isBack, { timeout: 90_000, intervals: [50] }).toBe(true)
          const what = `${name} after ${signal}`
          slowest[what] = Math.max(slowest[what] ?? 0, (performance.now() - started) / 1000)
        }
      }
    }
    expect(await bookings.lost()).toBe(0)
    const times = Object.entries(slowest).map(([what, s]) => `${what} ${s.toFixed(1)} s`)
    console.log(
      `P8 · ${rounds} × ${signals.join(' and ')}, back at most: ${times.join(', ')}; 0 of ${bookings.acknowledged.size} acknowledged bookings lost`,
    )
    if (isLong) expect(Math.max(...Object.values(slowest))).toBeLessThan(5)
  } finally {
    await load.stop()
    await site.stop()
    await database.remove()
  }
})

test('two storefronts behind nginx, one ended under load: no visitor notices', async () => {
  test.skip(!nginxPath(), 'There is no nginx here.')
  const provider = await startProvider({ ...env, TRUST_PROXY: 'on' })
  const start = () =>
    startServer('A storefront', join(root, 'platform/storefront/src/main.ts'), {
      ...env,
      PROVIDER_URL: provider.url,
      TRUST_PROXY: 'on',
      PORT: '0',
    })
  const [first, second] = await Promise.all([start(), start()])
  const front = await balanceWithNginx([first.url, second.url])
  try {
    const asked = [paths.home, paths.tours, '/api/v1/hotels']
    const load = spreadLoad([front], asked, isLong ? 50 : 15, () => {})
    await pause(1000)
    await first.stop('SIGTERM')
    await pause(1000)
    const { requests, failures } = await load.stop()
    expect(Object.fromEntries(failures)).toEqual({})
    console.log(
      `P8 · SIGTERM to one of two storefronts behind nginx: 0 of ${requests} requests failed`,
    )
  } finally {
    await front.stop()
    await Promise.all([first.stop(), second.stop()])
    await provider.stop()
  }
})
