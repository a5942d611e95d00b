import {
  addHistograms,
  countBeyond,
  countOf,
  type Histogram,
  type Measure,
  quantileBucket,
  sizeOf,
  type Tally,
} from '@storefront/releases'
import * as v from 'valibot'
import {
  addBlock,
  type Block,
  type Evidence,
  type Expectation,
  evidenceSchema,
  noEvidence,
} from './evidence.ts'

/** Largest probability that a whole rollout of a version that is not worse is taken back, however often it is checked. */
const alpha = 0.01

/**
 * Visitors of the canary, beyond the live version's share, for whom something may go wrong without a verdict: one in a hundred, and six.
 * So many can be chance, or browsers that report what is not so.
 */
const tolerated = { share: 0.01, visitors: 6 }

/** A step with fewer visitors of the canary than this is not called healthy yet. */
const neededVisitors = 300

/** Times of the live version needed before a time can be called slow. */
const neededTimes = 50

/** Slow is what takes longer than this share of the live version's times. */
const slowShare = 0.75

/** Measures that can be slow for too many visitors. */
const timed = ['load', 'lcp', 'inp'] as const satisfies Measure[]
type Timed = (typeof timed)[number]

/** Effects looked for: `rare` for visitors with an error or a failed load, `slow` for slow times, of which a quarter is expected. */
const rare: Expectation = { before: { visitors: 50, bad: 0.5 }, effects: [0.02, 0.05, 0.15, 0.5] }
const slow: Expectation = { before: { visitors: 20, bad: 5 }, effects: [0.08, 0.16, 0.32] }

const times = v.record(v.string(), v.number())

/** The tallies since the rollout began, as far as a verdict needs them. */
export const rolloutEvidenceSchema = v.object({
  errors: evidenceSchema,
  failures: evidenceSchema,
  slow: v.object(each(() => evidenceSchema)),
  /** The live version's times, and the bucket beyond which a time is slow; null while too few are known. */
  liveTimes: v.object(each(() => times)),
  slowBeyond: v.object(each(() => v.nullable(v.number()))),
})
export type RolloutEvidence = v.InferOutput<typeof rolloutEvidenceSchema>

/** A canary is worse than what is live, or healthy, or too few visitors reported; with a sentence that says why. */
export type Verdict = { says: 'worse' | 'healthy' | 'too early'; sentence: string }

/** What is known when a rollout begins. */
export function noRolloutEvidence(): RolloutEvidence {
  return {
    errors: noEvidence(rare),
    failures: noEvidence(rare),
    slow: each(() => noEvidence(slow)),
    liveTimes: each(() => ({})),
    slowBeyond: each(() => null),
  }
}

/** The statistics with the next tallies of both versions. */
export function addToEvidence(known: RolloutEvidence, canary: Tally, live: Tally): RolloutEvidence {
  const rates = (bad: 'errors' | 'failures'): Block => ({
    canary: { visitors: canary.visitors, bad: canary[bad] },
    live: { visitors: live.visitors, bad: live[bad] },
  })
  const liveTimes = each((what) => addHistograms(known.liveTimes[what], live.measured[what]))
  const evidence = each((what) => {
    const limit = known.slowBeyond[what]
    if (limit === null) return known.slow[what]
    const times = (tally: Tally) => ({
      visitors: countOf(tally.measured[what]),
      bad: countBeyond(tally.measured[what], limit),
    })
    return addBlock(known.slow[what], { canary: times(canary), live: times(live) }, slow)
  })
  return {
    errors: addBlock(known.errors, rates('errors'), rare),
    failures: addBlock(known.failures, rates('failures'), rare),
    slow: evidence,
    liveTimes,
    // Within a block one limit holds for both versions, chosen before the block's first tally.
    slowBeyond: each((what) =>
      evidence[what].open.live.visitors + evidence[what].open.canary.visitors > 0
        ? known.slowBeyond[what]
        : limitOf(liveTimes[what]),
    ),
  }
}

/** The verdict on what is known; `visitors`: of the canary since the last step. */
export function verdictOn(known: RolloutEvidence, visitors: number): Verdict {
  const tests = testsOf(known)
  const count = tests.flatMap(({ evidence }) => evidence.logE).length
  const many = tests.filter(({ evidence }) => isMany(evidence.past))
  const logs = many.flatMap(({ evidence }) => evidence.logE)
  const eValue = logs.reduce((sum, log) => sum + Math.exp(log), 0) / count
  const strength = ({ logE }: Evidence) => Math.max(...logE)
  const [worst] = many.toSorted((a, b) => strength(b.evidence) - strength(a.evidence))
  if (worst && eValue >= 1 / alpha) {
    const { canary, live } = worst.evidence.past
    const share = ({ bad, visitors }: typeof canary) => `${bad} of ${visitors} visitors`
    return {
      says: 'worse',
      sentence: `It ${worst.what} for ${share(canary)}, what is live for ${share(live)}.`,
    }
  }
  if (visitors < neededVisitors) {
    return {
      says: 'too early',
      sentence: `${visitors} of ${neededVisitors} visitors with it have reported in this step.`,
    }
  }
  return { says: 'healthy', sentence: `Of ${visitors} visitors in this step it is no worse.` }
}

/** Whether more of the canary's visitors than are tolerated had what the live version's have not. */
function isMany({ canary, live }: Block): boolean {
  const usual = live.visitors > 0 ? (canary.visitors * live.bad) / live.visitors : 0
  return canary.bad - usual > Math.max(tolerated.visitors, canary.visitors * tolerated.share)
}

function testsOf({ errors, failures, slow, slowBeyond }: RolloutEvidence) {
  const ms = (what: Timed) => sizeOf(slowBeyond[what] ?? 0)
  return [
    { what: 'threw', evidence: errors },
    { what: 'could not be loaded', evidence: failures },
    { what: `took more than ${ms('load')} ms to load`, evidence: slow.load },
    { what: `painted after more than ${ms('lcp')} ms`, evidence: slow.lcp },
    { what: `answered after more than ${ms('inp')} ms`, evidence: slow.inp },
  ]
}

function limitOf(times: Histogram): number | null {
  return countOf(times) < neededTimes ? null : quantileBucket(times, slowShare)
}

function each<T>(make: (what: Timed) => T): Record<Timed, T> {
  return { load: make('load'), lcp: make('lcp'), inp: make('inp') }
}
