import type { RolloutState } from './rollout-state.ts'

/** Where the state of one environment is kept: whoever comes second changes what the first one left. */
export type StateStore = {
  /** Null before the first. */
  read(): Promise<{ revision: number; state: RolloutState } | null>
  /** Writes the state after a revision; false where somebody else wrote it first. */
  write(after: number, state: RolloutState): Promise<boolean>
  close(): Promise<void>
}
