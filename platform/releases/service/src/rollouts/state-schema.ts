import { tallySchema } from '@storefront/releases'
import * as v from 'valibot'
import type { Evidence } from './evidence.ts'
import type { Rollout } from './rollout.ts'
import type { RolloutState } from './rollout-state.ts'
import type { RolloutEvidence } from './verdict.ts'

const share = v.object({ visitors: v.number(), bad: v.number() })
const block = v.object({ canary: share, live: share })
const evidence: v.GenericSchema<Evidence> = v.object({
  open: block,
  past: block,
  logE: v.array(v.number()),
})
const histogram = v.record(v.string(), v.number())
const each = <T>(schema: v.GenericSchema<T>) => v.object({ load: schema, lcp: schema, inp: schema })

const rolloutEvidence: v.GenericSchema<RolloutEvidence> = v.object({
  errors: evidence,
  failures: evidence,
  slow: each(evidence),
  liveTimes: each(histogram),
  slowBeyond: each(v.nullable(v.number())),
})

const rollout: v.GenericSchema<Rollout> = v.object({
  id: v.string(),
  app: v.string(),
  version: v.string(),
  live: v.string(),
  steps: v.array(v.number()),
  everySeconds: v.number(),
  by: v.string(),
  reason: v.string(),
  withoutServer: v.exactOptional(v.record(v.string(), v.string())),
  state: v.picklist(['running', 'done', 'taken back', 'ended']),
  step: v.number(),
  isApplied: v.boolean(),
  verdict: v.nullable(v.string()),
  startedAt: v.string(),
  steppedAt: v.string(),
  visitors: v.number(),
  visitorsOfStep: v.number(),
  evidence: rolloutEvidence,
})

/** The state as it is kept. */
export const stateSchema: v.GenericSchema<RolloutState> = v.object({
  tallies: v.array(v.intersect([tallySchema, v.object({ toldAt: v.exactOptional(v.string()) })])),
  heard: v.record(v.string(), v.number()),
  rollouts: v.array(rollout),
})
