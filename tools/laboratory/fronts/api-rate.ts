import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../apps.ts'
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

/** The reads of visits through the storefront's proxy, and from Node alone with the same bytes: medians of rounds in turns. */
export async function measureApi(
  site: Pick<Site, 'url' | 'processes'>,
): Promise<{ bare: ApiRate; proxy: ApiRate }> {
  const bareServer = await startServer(
    'The bare server',
    join(root, 'tools/laboratory/fronts/bare-server.ts'),
    { STOREFRONT_URL: site.url },
  )
  const seen = { bare: [] as ApiRate[], proxy: [] as ApiRate[] }
  try {
    // The first round of each only warms up.
    for (let round = 0; round <= rounds; round++) {
      const bare = await load(bareServer.url, [bareServer])
      const proxy = await load(site.url, site.processes())
      if (round === 0) continue
      seen.bare.push(bare)
      seen.proxy.push(proxy)
    }
  } finally {
    await bareServer.stop()
  }
  return { bare: medianOf(seen.bare), proxy: medianOf(seen.proxy) }
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
