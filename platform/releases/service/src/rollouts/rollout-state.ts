import {
  addTallies,
  type Documents,
  type Entry,
  emptyTally,
  swapNext,
  type Tally,
  tallySchema,
} from '@storefront/releases'
import * as v from 'valibot'
import { type Rollout, rolloutSchema, withTallies } from './rollout.ts'

/** What of a version was told on a day (UTC). */
const daySchema = v.object({
  day: v.string(),
  loads: v.number(),
  failures: v.number(),
  errors: v.number(),
})
type Day = v.InferOutput<typeof daySchema>

/** `toldAt` is when it was updated last (ISO), `days` its last ones, oldest first; absent where it was kept before they were noted. */
const keptTally = v.object({
  ...tallySchema.entries,
  toldAt: v.exactOptional(v.string()),
  days: v.exactOptional(v.array(daySchema)),
})
export type KeptTally = v.InferOutput<typeof keptTally>

/** The state of one environment: its tallies and its rollouts. */
const stateSchema = v.object({
  /** By version, the latest updated at the end. */
  tallies: v.array(keptTally),
  /** The number of the last batch of each storefront: one that comes again is not counted again. */
  heard: v.record(v.string(), v.number()),
  rollouts: v.array(rolloutSchema),
})
export type RolloutState = v.InferOutput<typeof stateSchema>

/** The tallies of one storefront process since its last batch. */
export type Batch = { from: string; number: number; tallies: Tally[] }

const emptyState: RolloutState = { tallies: [], heard: {}, rollouts: [] }

/** Where they are kept, beside the registry. In a folder it lies beside the releases, and no remote has such a name. */
const name = '.rollouts'

/** The state of an environment. */
export async function readState(documents: Documents): Promise<RolloutState> {
  return stateOf(await documents.current(name))
}

/** Changes it; the change is tried again on what another process wrote first. Throws what the change throws. */
export async function updateState(
  documents: Documents,
  change: (state: RolloutState) => RolloutState,
): Promise<void> {
  await swapNext(documents, name, (current) => {
    const state = stateOf(current)
    const changed = change(state)
    return changed === state ? undefined : changed
  })
}

function stateOf(kept: Entry | null): RolloutState {
  return kept ? v.parse(stateSchema, kept.value) : emptyState
}

/** Kept at once: versions, storefront processes, rollouts. What is oldest goes first. */
const mostVersions = 200
const mostStorefronts = 200
const mostRollouts = 100
const mostDays = 14

/** A version of which nothing was told for so long is forgotten, in ms: 30 days. */
const longestMs = 30 * 86_400_000

/** The state with a batch; the same one where the batch was counted before. */
export function withBatch(
  state: RolloutState,
  { from, number, tallies }: Batch,
  now: Date,
): RolloutState {
  const { [from]: last = 0, ...others } = state.heard
  if (number <= last) return state
  const isSame = (one: Tally) => (other: Tally) =>
    one.app === other.app && one.version === other.version
  const toldAt = now.toISOString()
  const kept = recentTallies(state, now)
  const sums = tallies.map((told) => {
    const before: KeptTally = kept.find(isSame(told)) ?? emptyTally(told.app, told.version)
    return { ...addTallies(before, told), toldAt, days: withDay(before.days ?? [], told, toldAt) }
  })
  const unheard = kept
    .filter((tally) => !tallies.some(isSame(tally)))
    .map((tally) => ({ toldAt, ...tally }))
  const tallyOf = (app: string, version: string) =>
    tallies.find(isSame(emptyTally(app, version))) ?? emptyTally(app, version)
  return {
    tallies: [...unheard, ...sums].slice(-mostVersions),
    heard: Object.fromEntries([...Object.entries(others), [from, number]].slice(-mostStorefronts)),
    rollouts: state.rollouts.map((rollout) =>
      withTallies(
        rollout,
        tallyOf(rollout.app, rollout.version),
        tallyOf(rollout.app, rollout.live),
      ),
    ),
  }
}

/** The last days, with what was told now. */
function withDay(days: Day[], { loads, failures, errors }: Tally, now: string): Day[] {
  const day = now.slice(0, 10)
  const told = { day, loads, failures, errors }
  const today = days.at(-1)
  if (today?.day !== day) return [...days, told].slice(-mostDays)
  return days.with(-1, {
    day,
    loads: today.loads + loads,
    failures: today.failures + failures,
    errors: today.errors + errors,
  })
}

/** The tallies of versions of which something was told lately. */
export function recentTallies({ tallies }: RolloutState, now: Date): RolloutState['tallies'] {
  return tallies.filter(({ toldAt }) => !toldAt || now.getTime() - Date.parse(toldAt) <= longestMs)
}

/** The state with a new rollout. */
export function withRollout(state: RolloutState, rollout: Rollout): RolloutState {
  return { ...state, rollouts: [...state.rollouts, rollout].slice(-mostRollouts) }
}

/** The state with one rollout changed; the same one where that changed nothing. */
export function changeRollout(
  state: RolloutState,
  id: string,
  change: (rollout: Rollout) => Rollout,
): RolloutState {
  const rollouts = state.rollouts.map((rollout) => (rollout.id === id ? change(rollout) : rollout))
  const isChanged = rollouts.some((rollout, n) => rollout !== state.rollouts[n])
  return isChanged ? { ...state, rollouts } : state
}
