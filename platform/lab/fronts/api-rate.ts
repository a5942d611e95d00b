import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../processes/apps.ts'
import { startServer } from '../../processes/server.ts'
import { Caller } from './ask.ts'
import type { Site } from './site.ts'
import { browserHeaders, visitReads } from './visit-reads.ts'

/** In what Linux counts processor time. */
const tickMs = 10

/** Calls begun a second, whether or not earlier ones were answered; how long, in s; how often each server in turn. */
const [perSecond, seconds, rounds] = [300, 5, 6]

/**
 * Times in ms from sending a call until its answer is there. `processorMs`: processor time of the servers per call, which a busy
 * machine changes less. `lateMs`: what the generator itself was late by, p99.
 */
type ApiRate = { p50Ms: number; p99Ms: number; processorMs: number; lateMs: number; failed: number }

/** What is measured: Node alone with the same bytes, a proxy that is Node alone before it, and the storefront before the provider. */
type Arm = 'bare' | 'bareProxy' | 'storefront'

/** The reads of visits, asked of each arm in turn: medians of the rounds. */
export async function measureApi(
  site: Pick<Site, 'url' | 'processes'>,
): Promise<Record<Arm, ApiRate>> {
  const start = (program: string, env: Record<string, string>) =>
    startServer(`The ${program}`, join(root, `platform/lab/fronts/${program}.ts`), env)
  const bare = await start('bare-server', { STOREFRONT_URL: site.url })
  const bareProxy = await start('bare-proxy', { UPSTREAM_URL: bare.url })
  const seen: Record<Arm, ApiRate[]> = { bare: [], bareProxy: [], storefront: [] }
  try {
    // The first round of each only warms up.
    for (let round = 0; round <= rounds; round++) {
      const rates = {
        bare: await load(bare.url, [bare]),
        bareProxy: await load(bareProxy.url, [bareProxy, bare]),
        storefront: await load(site.url, site.processes()),
      }
      if (round === 0) continue
      for (const arm of ['bare', 'bareProxy', 'storefront'] as const) seen[arm].push(rates[arm])
    }
  } finally {
    await bareProxy.stop()
    await bare.stop()
  }
  const { bare: alone, bareProxy: twice, storefront } = seen
  return { bare: medianOf(alone), bareProxy: medianOf(twice), storefront: medianOf(storefront) }
}

/** Begins a call every 1/300 s. A call that waits delays none after it. */
async function load(server: string, processes: { pid: number }[]): Promise<ApiRate> {
  const usedBefore = processorMs(processes)
  const caller = new Caller(undefined, 256)
  const times: number[] = []
  const late: number[] = []
  let failed = 0
  const call = async (path: string) => {
    const sentAt = performance.now()
    const answer = await caller
      .ask(`${server}${path}`, { headers: browserHeaders })
      .catch(() => null)
    if (answer?.status !== 200) failed++
    times.push(performance.now() - sentAt)
  }
  const calls: Promise<void>[] = []
  const start = performance.now()
  while (calls.length < perSecond * seconds) {
    const due = start + (calls.length * 1000) / perSecond
    const now = performance.now()
    if (now < due) {
      await pause(due - now)
      continue
    }
    late.push(now - due)
    calls.push(call(visitReads[calls.length % visitReads.length] ?? ''))
  }
  await Promise.all(calls)
  caller.close()
  return {
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    processorMs: (processorMs(processes) - usedBefore) / calls.length,
    lateMs: quantile(late, 0.99),
    failed,
  }
}

/** Processor time of processes since they began, theirs and the kernel's for them, in ms. */
function processorMs(processes: { pid: number }[]): number {
  const ticks = processes.flatMap(({ pid }) => {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    return afterName.split(' ').slice(11, 13).map(Number)
  })
  return ticks.reduce((sum, one) => sum + one, 0) * tickMs
}

function medianOf(all: ApiRate[]): ApiRate {
  const median = (key: keyof ApiRate) =>
    quantile(
      all.map((one) => one[key]),
      0.5,
    )
  return {
    p50Ms: median('p50Ms'),
    p99Ms: median('p99Ms'),
    processorMs: median('processorMs'),
    lateMs: median('lateMs'),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function quantile(all: number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
