import type { RolloutState } from './rollout-state.ts'

/** Where the state of one environment is kept. Of two writers at once the second must read what the first one wrote. */
export type StateStore = {
  /** Null before the first. */
  read(): Promise<{ revision: number; state: RolloutState } | null>
  /** Writes the state after a revision; false where another process wrote first. */
  write(after: number, state: RolloutState): Promise<boolean>
  close(): Promise<void>
}
