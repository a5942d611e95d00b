import { parseArgs } from 'node:util'
import { buildForJourneys, isBuildStale } from '../commands/journeys.ts'
import type { WebServer } from '../processes/web-server.ts'
import { measureApi } from './fronts/api-rate.ts'
import { behaviourProblems } from './fronts/behaviour.ts'
import { fronts } from './fronts/fronts.ts'
import { lookForLeaks } from './fronts/leaks.ts'
import { promoteUnderLoad } from './fronts/promotes.ts'
import { measureRate, missingGenerator } from './fronts/rate.ts'
import { type Site, startSite } from './fronts/site.ts'

// `npm run fronts`: what the storefront's cache and the fronts of docs/hosting keep and do not keep; `-- --rate`: pages a second; `-- --api`: what the
// storefront's proxy adds to calls of the API.
const { values, positionals } = parseArgs({
  options: {
    rate: { type: 'boolean' },
    api: { type: 'boolean' },
    requests: { type: 'string' },
    port: { type: 'string' },
  },
  allowPositionals: true,
})
/** How many requests look for leaks; twice as many look for pages of two tuples. */
const requests = Number(values.requests ?? 50_000)

const chosen = values.api
  ? []
  : fronts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const missing = [
  ...chosen.map((front) => front.missing()),
  values.rate ? missingGenerator() : null,
].filter((command) => command !== null)
if (missing.length > 0) {
  console.error(`This needs more programs here:\n  ${missing.join('\n  ')}`)
  process.exit(2)
}

/** Says a line, and whether it holds. */
function report(isHeld: boolean, line: string): void {
  console.log(`${isHeld ? '✓' : '✗'} ${line}`)
  if (!isHeld) process.exitCode = 1
}

async function check(front: (typeof fronts)[number], running: WebServer, site: Site) {
  const problems = await behaviourProblems(front, running, site)
  report(
    problems.length === 0,
    `${front.name}: ${problems.join('; ') || 'keeps what it may, and nothing else'}`,
  )
  const leaks = await lookForLeaks(running, requests)
  report(
    leaks.leaks.length + leaks.failed === 0 && leaks.own > 0,
    `${front.name}: ${leaks.leaks.length} leaks between visitors in ${leaks.requests} requests, ${leaks.own} with the visitor's own mark, ${leaks.failed} failed`,
  )
  for (const leak of leaks.leaks.slice(0, 5)) console.log(`    ${leak}`)
  const seen = await promoteUnderLoad(running, site, 2 * requests)
  report(
    seen.mixed.length + seen.failed === 0 && seen.latestMs <= 2000,
    `${front.name}: ${seen.mixed.length} pages of two tuples in ${seen.requests} requests with ${seen.promotes} promotes and rollbacks, seen after ${Math.round(seen.latestMs)} ms at the latest, ${seen.failed} failed`,
  )
  for (const mixed of seen.mixed.slice(0, 5)) console.log(`    ${mixed}`)
}

async function measure({ name }: (typeof fronts)[number], running: WebServer) {
  const [perSecond, p99Ms] = name === 'storefront' ? [2500, 30] : [10_000, Number.POSITIVE_INFINITY]
  for (const rate of await measureRate(running)) {
    report(
      rate.failed === 0 && rate.perSecond >= perSecond && rate.p99Ms <= p99Ms,
      `${name}: ${rate.path} ${rate.perSecond} pages a second over 50 connections, p99 ${rate.p99Ms} ms, ${rate.failed} failed`,
    )
  }
}

const armNames = {
  bare: 'Node alone',
  bareProxy: 'a proxy that is Node alone, before it',
  storefront: 'storefront and provider',
}

async function compareApi(site: Site) {
  const rates = await measureApi(site)
  for (const arm of ['bare', 'bareProxy', 'storefront'] as const) {
    const one = rates[arm]
    report(
      one.failed === 0,
      `${armNames[arm]}: 300 calls a second, p50 ${one.p50Ms.toFixed(2)} ms, p99 ${one.p99Ms.toFixed(2)} ms, ${one.processorMs.toFixed(3)} ms of processor a call, ${one.failed} failed; sent ${one.lateMs.toFixed(2)} ms late at p99`,
    )
  }
  const ratio = (arm: 'bareProxy' | 'storefront') =>
    (rates[arm].p99Ms / rates.bare.p99Ms).toFixed(2)
  report(
    rates.storefront.p99Ms <= 2 * rates.bare.p99Ms,
    `p99 through the storefront is ${ratio('storefront')} of Node alone, at most 2; through the proxy that does nothing ${ratio('bareProxy')}`,
  )
}

if (await isBuildStale()) await buildForJourneys()
const site = await startSite(Number(values.port ?? 4600))
try {
  if (values.api) await compareApi(site)
  for (const front of chosen) {
    const running = await front.start(site.url)
    try {
      await (values.rate ? measure(front, running) : check(front, running, site))
    } finally {
      await running.stop()
    }
  }
} finally {
  await site.stop()
}
