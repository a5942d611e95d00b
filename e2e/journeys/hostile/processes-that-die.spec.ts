import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '@storefront/contract'
import { releasesRoot, root } from '../../../platform/processes/apps.ts'
import { nginxPath } from '../../../platform/processes/nginx.ts'
import { startServer } from '../../../platform/processes/server.ts'
import { superviseStorefront } from '../../../platform/processes/storefront.ts'
import { expect, test } from '../../fixtures.ts'
import { startLoad } from '../../site/load.ts'
import { balanceWithNginx } from '../../site/nginx.ts'
import { ownDatabase } from '../../site/own-database.ts'
import { bookContinuously } from '../../site/requests.ts'

const isLong = Boolean(process.env.HARDENING)
const env = {
  RELEASES_DIR: releasesRoot,
  SANDBOX_PAYMENTS: 'on',
  LOG_LEVEL: 'error',
  BOOKINGS_PER_MINUTE: '999999',
  REQUESTS_PER_DAY: '999999',
}

/** Pause before each signal, in ms, so that a restarted process runs when the next one is killed. */
const settledMs = 1000

test('a process killed under load restarts without losing a booking', async () => {
  const rounds = isLong ? 20 : 1
  // Recognising a halted process takes long, so only the long run halts processes.
  const signals = isLong ? (['SIGKILL', 'SIGSTOP'] as const) : (['SIGKILL'] as const)
  test.setTimeout(180_000 + rounds * 60_000)
  const database = await ownDatabase()
  const site = await superviseStorefront({
    port: '0',
    env: { ...env, DATA_DIR: database.directory },
  })
  const load = startLoad(site.url, [paths.tours, '/api/v1/tours'], isLong ? 50 : 10)
  const bookings = await bookContinuously(site.url, 50)
  let slowestMs = 0
  try {
    for (const signal of Array.from({ length: rounds }, () => signals).flat()) {
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
        slowestMs = Math.max(slowestMs, performance.now() - started)
      }
    }
    expect(await bookings.lost()).toBe(0)
    if (isLong) expect(slowestMs).toBeLessThan(5000)
  } finally {
    await load.stop()
    await site.stop()
    await database.remove()
  }
})

test('visitors of two storefronts behind nginx see no failure while one storefront ends', async ({
  storefront,
}) => {
  test.skip(!nginxPath(), 'There is no nginx here.')
  const start = () =>
    startServer('A storefront', join(root, 'platform/storefront/src/main.ts'), {
      ...env,
      PROVIDER_URL: storefront.url,
      TRUST_PROXY: 'on',
      PORT: '0',
    })
  const [first, second] = await Promise.all([start(), start()])
  const proxy = await balanceWithNginx([first.url, second.url])
  try {
    const load = startLoad(proxy.url, [paths.home, paths.tours, '/api/v1/hotels'], isLong ? 50 : 10)
    await pause(1000)
    await first.stop('SIGTERM')
    await pause(1000)
    expect(await load.stop()).toEqual([])
  } finally {
    await proxy.stop()
    await Promise.all([first.stop(), second.stop()])
  }
})
