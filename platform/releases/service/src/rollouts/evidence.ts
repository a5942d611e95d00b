import * as v from 'valibot'

const share = v.object({ visitors: v.number(), bad: v.number() })
/** For `bad` of `visitors` something went wrong. */
export type Share = v.InferOutput<typeof share>

const block = v.object({ canary: share, live: share })
/** The counts of both versions that one batch of beacons brought. */
export type Block = v.InferOutput<typeof block>

/**
 * Evidence that something goes wrong for more of the canary's visitors than of the live version's: an e-process, which may be checked
 * at after every block (docs/decisions/releases.md).
 */
export const evidenceSchema = v.object({
  /** Counts since the last block with visitors of both versions. */
  open: block,
  /** All blocks before it. */
  past: block,
  /** Logarithm of the e-value by effect, in their order. */
  logE: v.array(v.number()),
})
export type Evidence = v.InferOutput<typeof evidenceSchema>

/** The prior of a share, and by how much a worse canary's may be larger. */
export type Expectation = {
  /** As if so many had been seen of the live version. */
  before: Share
  /** Differences that are looked for. */
  effects: readonly number[]
}

const none: Block = { canary: { visitors: 0, bad: 0 }, live: { visitors: 0, bad: 0 } }

/** No evidence yet. */
export function noEvidence({ effects }: Expectation): Evidence {
  return { open: none, past: none, logE: effects.map(() => 0) }
}

/** The evidence with the next counts. They count once both versions have visitors. */
export function addBlock(evidence: Evidence, told: Block, expectation: Expectation): Evidence {
  const open = sumOf(evidence.open, told)
  if (open.canary.visitors === 0 || open.live.visitors === 0) return { ...evidence, open }
  const { past } = evidence
  const { before, effects } = expectation
  const liveRate = (past.live.bad + before.bad) / (past.live.visitors + before.visitors)
  return {
    open: none,
    past: sumOf(past, open),
    logE: effects.map((effect, n) => (evidence.logE[n] ?? 0) + growth(open, liveRate, effect)),
  }
}

/**
 * Logarithm of the likelihood ratio of "the canary's share is larger by `effect`" to "both have the same share", which is
 * the mean of the two, weighted by visitors. Its expectation is at most 1 where the canary's share is not larger, whatever
 * both are: Turner, Ly & Grünwald 2024.
 */
function growth({ canary, live }: Block, liveRate: number, effect: number): number {
  const canaryRate = Math.min(liveRate + effect, 0.999)
  const visitors = canary.visitors + live.visitors
  const sameRate = (canary.visitors * canaryRate + live.visitors * liveRate) / visitors
  return (
    logLikelihood(canary, canaryRate) +
    logLikelihood(live, liveRate) -
    logLikelihood({ visitors, bad: canary.bad + live.bad }, sameRate)
  )
}

function logLikelihood({ visitors, bad }: Share, rate: number): number {
  return bad * Math.log(rate) + (visitors - bad) * Math.log(1 - rate)
}

function sumOf(one: Block, other: Block): Block {
  const sum = (a: Share, b: Share) => ({ visitors: a.visitors + b.visitors, bad: a.bad + b.bad })
  return { canary: sum(one.canary, other.canary), live: sum(one.live, other.live) }
}
