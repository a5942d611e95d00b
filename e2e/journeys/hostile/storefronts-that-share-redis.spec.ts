import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '@storefront/contract'
import { releasesRoot, root } from '../../../platform/processes/apps.ts'
import { type Server, startServer } from '../../../platform/processes/server.ts'
import { expect, test } from '../../fixtures.ts'
import { startProvider } from '../../site/own-provider.ts'
import { startRedis } from '../../site/redis.ts'
import { spreadLoad } from '../../site/spread-load.ts'

test.skip(!process.env.HARDENING, 'Two storefronts under load: HARDENING=long')

/** Visitors who save and fetch drafts all the time. */
const visitors = 20

/** Drafts may be slow for as long as the page waits before it leaves for the payment page, in ms. */
const patienceMs = 2000

test('two storefronts share drafts and limits, and pages go on while Redis is away', async () => {
  test.setTimeout(180_000)
  const redis = await startRedis()
  const provider = await startProvider({ REDIS_URL: redis.url, LOG_LEVEL: 'silent' })
  const start = () =>
    startServer('A storefront', `${root}/platform/storefront/src/main.ts`, {
      RELEASES_DIR: releasesRoot,
      PROVIDER_URL: provider.url,
      REDIS_URL: redis.url,
      DRAFTS_KEY: 'a key that all storefronts are given',
      TRUST_PROXY: 'on',
      RENDER_BUDGET_MS: '10000',
      LOG_LEVEL: 'silent',
      PORT: '0',
    })
  const sites = [await start(), await start()]
  const [one, other] = sites as [Server, Server]
  const load = spreadLoad(sites, [paths.home, paths.hotels, paths.tours, paths.blog], 20, () => {})
  const drafts = keepDrafts([one, other])
  const everybodySays = (status: string) =>
    expect
      .poll(() => Promise.all([...sites, provider].map(readiness)), { timeout: 30_000 })
      .toEqual([status, status, status])
  try {
    await everybodySays('ready')
    const statuses = []
    for (let n = 0; n < 31; n++)
      statuses.push((await save(n % 2 ? one : other, 'limited', '')).status)
    expect(statuses).toEqual([...Array(30).fill(204), 429])

    const counts = []
    for (const [end, begin] of [
      [redis.halt, redis.goOn],
      [redis.kill, redis.revive],
    ] as const) {
      await drafts.foundSinceNow()
      await end()
      await everybodySays('degraded')
      await pause(3000)
      counts.push(drafts.missed())
      await begin()
      await everybodySays('ready')
      await drafts.foundSinceNow()
    }
    const { requests, perSecond, failures } = await load.stop()
    const { saved, found, foreign, slowestMs } = await drafts.stop()
    const failed = [...failures.values()].reduce((sum, times) => sum + times, 0)
    console.log(
      `P22 · ${requests} pages, ${Math.round(perSecond)} a second, while Redis was halted, and killed and started again: ${failed} failed`,
    )
    console.log(
      `P22 · ${saved} drafts saved at one storefront, ${found} found at the other, ${foreign} shown to another visitor; ${counts.join(' and ')} calls for drafts refused during the two outages, each within ${Math.round(slowestMs)} ms`,
    )
    console.log(
      'P22 · 30 saves from one address at two storefronts accepted, the 31st answered 429',
    )
    expect(Object.fromEntries(failures)).toEqual({})
    expect(foreign).toBe(0)
    expect(slowestMs).toBeLessThan(patienceMs)
  } finally {
    await load.stop()
    await drafts.stop()
    await Promise.all([...sites, provider].map((site) => site.stop()))
    await redis.kill()
  }
})

async function readiness({ url }: Server): Promise<unknown> {
  const { status } = (await (await fetch(`${url}/readyz`)).json()) as { status: unknown }
  return status
}

/** Visitors who each save at one storefront what they then fetch at the other, until they are stopped. */
function keepDrafts(sites: [Server, Server]) {
  const told = { saved: 0, found: 0, foreign: 0, missed: 0, slowestMs: 0 }
  let isOver = false
  const timed = async (ask: () => Promise<Response>) => {
    const started = performance.now()
    const answer = await ask()
    told.slowestMs = Math.max(told.slowestMs, performance.now() - started)
    if (answer.status === 503) told.missed++
    return answer
  }
  const visit = async (visitor: number) => {
    let cookie = ''
    for (let n = 0; !isOver; n++) {
      const [at, then] = n % 2 ? sites : sites.toReversed()
      if (!at || !then) continue
      const saved = await timed(() => save(at, `${visitor}`, cookie, `${n % 250}`))
      cookie = saved.headers.get('set-cookie')?.split(';')[0] || cookie
      if (saved.status === 204) told.saved++
      const fetched = await timed(() =>
        fetch(`${then.url}/session/travellers/tour?key=7`, { headers: { cookie } }),
      )
      const text = await fetched.text()
      if (fetched.status === 200) {
        told.found++
        const { travellers } = JSON.parse(text) as { travellers: { firstName: string }[] }
        if (travellers.some(({ firstName }) => firstName !== nameOf(`${visitor}`))) told.foreign++
      }
      await pause(100)
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  return {
    /** Resolves once more drafts have been found. */
    foundSinceNow: async () => {
      const { found } = told
      await expect.poll(() => told.found, { timeout: 30_000 }).toBeGreaterThan(found + visitors)
    },
    /** How many calls were refused since it was last asked. */
    missed: () => {
      const { missed } = told
      told.missed = 0
      return missed
    },
    stop: async () => {
      isOver = true
      await visiting
      return told
    },
  }
}

const nameOf = (visitor: string) => `Visitor ${visitor}`

/** Saves a draft of a visitor; `from` tells their addresses apart, so that no limit is met. */
function save(site: Server, visitor: string, cookie: string, from = '0'): Promise<Response> {
  const traveller = {
    firstName: nameOf(visitor),
    lastName: 'Ruiz',
    email: 'ana@example.com',
    phoneNumber: '+52 998 555 0142',
    dob: '1990-02-03',
    nationality: 'MX',
    passportNumber: 'G1234567',
    passportExpiry: '2031-01-01',
  }
  return fetch(`${site.url}/session/travellers/tour`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `${visitor}.${from}`,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ key: '7', travellers: [traveller] }),
  })
}
