import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../apps.ts'
import { startServer } from '../../processes/server.ts'
import { Caller } from './ask.ts'
import { browserHeaders, visitReads } from './visit-reads.ts'

/** Calls begun a second, whether or not earlier ones were answered; how long, in s; how often each server in turn. */
const [perSecond, seconds, rounds] = [300, 5, 6]

/** Times in ms from sending a call until its answer is there. `lateMs`: what the generator itself was late by, p99. */
type ApiRate = { p50Ms: number; p99Ms: number; lateMs: number; failed: number }

/** The reads of visits through the storefront's proxy, and from Node alone with the same bytes: medians of rounds in turns. */
export async function measureApi(storefront: string): Promise<{ bare: ApiRate; proxy: ApiRate }> {
  const bareServer = await startServer(
    'The bare server',
    join(root, 'tools/laboratory/fronts/bare-server.ts'),
    { STOREFRONT_URL: storefront },
  )
  const seen = { bare: [] as ApiRate[], proxy: [] as ApiRate[] }
  try {
    // The first round of each only warms up.
    for (let round = 0; round <= rounds; round++) {
      const [bare, proxy] = [await load(bareServer.url), await load(storefront)]
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
async function load(server: string): Promise<ApiRate> {
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
    lateMs: quantile(late, 0.99),
    failed,
  }
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
    lateMs: median('lateMs'),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function quantile(all: number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
