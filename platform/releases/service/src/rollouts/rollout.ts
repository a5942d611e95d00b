import type { Registry } from '@storefront/contract'
import { appsOf, RegistryChangeError, type Tally } from '@storefront/releases'
import * as v from 'valibot'
import { rolloutAnswer } from '../wire.ts'
import { addToEvidence, noRolloutEvidence, rolloutEvidenceSchema, verdictOn } from './verdict.ts'

const { percent: _percent, ...shown } = rolloutAnswer.entries

/** A version on its way from a few visitors to all of them: what everybody sees of it, and what it goes on with. */
export const rolloutSchema = v.object({
  ...shown,
  /** The version that was live when it began: the one it is compared with. */
  live: v.string(),
  by: v.string(),
  reason: v.string(),
  /** Why it may go live without a server build, by its name. */
  withoutServer: v.exactOptional(v.record(v.string(), v.string())),
  /** Whether the registry has this step already. */
  isApplied: v.boolean(),
  steppedAt: v.string(),
  visitorsOfStep: v.number(),
  evidence: rolloutEvidenceSchema,
})
export type Rollout = v.InferOutput<typeof rolloutSchema>

export type RolloutPlan = Pick<
  Rollout,
  'id' | 'app' | 'version' | 'steps' | 'everySeconds' | 'by' | 'reason' | 'withoutServer'
>

/** A rollout before its first step. Throws RegistryChangeError. */
export function beginRollout(plan: RolloutPlan, registry: Registry, now: Date): Rollout {
  const { app, version, steps } = plan
  const grows = steps.every((percent, n) => percent > (steps[n - 1] ?? 0))
  if (!grows || steps.length < 2 || steps.at(-1) !== 100) {
    throw new RegistryChangeError(
      'Steps are percentages that grow and end with 100, for example 5,25,100.',
    )
  }
  const registered = appsOf(registry)[app]
  if (!registered)
    throw new RegistryChangeError(`${app} has no live version yet: promote one first.`)
  if (registered.live === version)
    throw new RegistryChangeError(`${app} ${version} is live already.`)
  const at = now.toISOString()
  return {
    ...plan,
    live: registered.live,
    state: 'running',
    step: 0,
    isApplied: false,
    verdict: null,
    startedAt: at,
    steppedAt: at,
    visitors: 0,
    visitorsOfStep: 0,
    evidence: noRolloutEvidence(),
  }
}

/** The share of the visitors that the rollout gives its version to. */
export function percentOf({ state, steps, step }: Rollout): number {
  if (state === 'done') return 100
  return state === 'running' ? (steps[step] ?? 0) : 0
}

/** The rollout with the next tallies of its version and of the live one. */
export function withTallies(rollout: Rollout, canary: Tally, live: Tally): Rollout {
  if (rollout.state !== 'running') return rollout
  return {
    ...rollout,
    visitors: rollout.visitors + canary.visitors,
    visitorsOfStep: rollout.visitorsOfStep + canary.visitors,
    evidence: addToEvidence(rollout.evidence, canary, live),
  }
}

/**
 * The rollout as it should go on: the same one where nothing is to be done. A worse version is taken back at once; a
 * healthy one takes its next step when its time has come; where somebody else moved the app, the rollout is over.
 */
export function advanced(rollout: Rollout, registry: Registry, now: Date): Rollout {
  if (rollout.state !== 'running') return rollout
  if (rollout.isApplied && !isAt(rollout, registry)) return leftTo(rollout)
  const { says, sentence } = verdictOn(rollout.evidence, rollout.visitorsOfStep)
  if (says === 'worse') {
    return { ...rollout, state: 'taken back', verdict: sentence, isApplied: false }
  }
  const dueAt = Date.parse(rollout.steppedAt) + rollout.everySeconds * 1000
  if (!rollout.isApplied || says !== 'healthy' || now.getTime() < dueAt) return rollout
  return {
    ...rollout,
    step: rollout.step + 1,
    isApplied: false,
    verdict: sentence,
    steppedAt: now.toISOString(),
    visitorsOfStep: 0,
  }
}

/** The rollout, ended by a person. */
export function ended(rollout: Rollout, sentence: string): Rollout {
  return { ...rollout, state: 'ended', verdict: sentence, isApplied: false }
}

/** The rollout, ended because the app was changed by others: their change stays. */
export function leftTo(rollout: Rollout): Rollout {
  return {
    ...rollout,
    state: 'ended',
    verdict: 'Somebody else changed what is live.',
    isApplied: true,
  }
}

/** The rollout once the registry says what it decided. */
export function applied(rollout: Rollout): Rollout {
  const state = rollout.state === 'running' && percentOf(rollout) === 100 ? 'done' : rollout.state
  return { ...rollout, isApplied: true, state }
}

/** Whether the registry is as the rollout decided. */
export function isAt(rollout: Rollout, registry: Registry): boolean {
  const { live, canary } = appsOf(registry)[rollout.app] ?? {}
  const percent = percentOf(rollout)
  if (percent === 100) return live === rollout.version
  if (percent === 0) return canary?.version !== rollout.version
  return live === rollout.live && canary?.version === rollout.version && canary.percent === percent
}

/** Whether only the rollout changed the app since its last step: otherwise it must not take the next one. */
export function isUntouched(rollout: Rollout, registry: Registry): boolean {
  const { live, canary } = appsOf(registry)[rollout.app] ?? {}
  if (live !== rollout.live) return false
  if (!canary) return rollout.step === 0
  return canary.version === rollout.version && rollout.steps.includes(canary.percent)
}
