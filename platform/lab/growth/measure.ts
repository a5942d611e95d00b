import { Caller } from '../fronts/ask.ts'
import type { Question } from './questions.ts'

/** Answers of one size of catalogue to one question. */
export type Measured = { bytes: number; p50Ms: number; p99Ms: number }

/** Rounds of a batch, at most and at least, and how long it may take, in ms. */
const [mostRounds, leastRounds, batchMs] = [100, 4, 800]

/** Batches, and after how long, in ms, no more is begun. */
const [batches, callMs] = [8, 5000]

/**
 * Asks the servers in turns, one call at a time, so that other load of this machine affects all of them; their order is
 * that of the answers. Of several batches, after one that warms up, the fastest counts: other load
 * only adds. Throws where a call is not answered 200.
 */
export async function measure(servers: string[], question: Question): Promise<Measured[]> {
  const caller = new Caller()
  try {
    const start = performance.now()
    await askInTurns(caller, servers, question)
    let best = await askInTurns(caller, servers, question)
    for (let batch = 1; batch < batches && performance.now() - start < callMs; batch++) {
      const next = await askInTurns(caller, servers, question)
      best = best.map((one, index) => faster(one, next[index] ?? one))
    }
    return best
  } finally {
    caller.close()
  }
}

function faster(one: Measured, other: Measured): Measured {
  return other.p99Ms < one.p99Ms ? other : one
}

async function askInTurns(
  caller: Caller,
  servers: string[],
  { path }: Question,
): Promise<Measured[]> {
  const seen = servers.map((server) => ({ server, bytes: 0, times: [] as number[] }))
  const start = performance.now()
  for (let round = 0; round < mostRounds; round++) {
    if (round >= leastRounds && performance.now() - start > batchMs) break
    for (const one of seen) {
      const sentAt = performance.now()
      const { status, text } = await caller.ask(`${one.server}${path}`)
      one.times.push(performance.now() - sentAt)
      one.bytes = text.length
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
  }
  return seen.map(({ bytes, times }) => ({
    bytes,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  }))
}

function quantile(all: number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
