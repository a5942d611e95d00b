import { addTallies, emptyTally, type Tally } from '@storefront/releases'
import { type Rollout, withTallies } from './rollout.ts'

/** The state of one environment: its tallies and its rollouts. */
export type RolloutState = {
  /** By version, the latest updated at the end; `toldAt` is when (ISO), absent where it was kept before that was noted. */
  tallies: (Tally & { toldAt?: string })[]
  /** The number of the last batch of each storefront: one that comes again is not counted again. */
  heard: Record<string, number>
  /** Newest last. */
  rollouts: Rollout[]
}

/** The tallies of one storefront process since its last batch. */
export type Batch = { from: string; number: number; tallies: Tally[] }

export const emptyState: RolloutState = { tallies: [], heard: {}, rollouts: [] }

/** Kept at once: versions, storefront processes, rollouts. What is oldest goes first. */
const mostVersions = 200
const mostStorefronts = 200
const mostRollouts = 100

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
  const sums = tallies.map((told) => ({
    ...addTallies(kept.find(isSame(told)) ?? emptyTally(told.app, told.version), told),
    toldAt,
  }))
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
