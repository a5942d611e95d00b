import { appendNext, type Documents, newestOf } from '@storefront/releases'
import * as v from 'valibot'
import { emptyState, type RolloutState } from './rollout-state.ts'
import { stateSchema } from './state-schema.ts'

/** In a folder it lies beside the releases, and no remote has such a name. */
const list = '.rollouts'

/** The newest stay: to a process that was stopped for some seconds, none of their numbers may look free. */
const keep = 50

/** The rollouts and tallies of an environment, kept where its registry is. */
export async function readState(documents: Documents): Promise<RolloutState> {
  const newest = await newestOf(documents, list)
  return newest ? v.parse(stateSchema, newest.value) : emptyState
}

/** Changes them; the change is tried again on what another process wrote first. Throws what the change throws. */
export async function updateState(
  documents: Documents,
  change: (state: RolloutState) => RolloutState,
): Promise<void> {
  const next = async () => {
    const newest = await newestOf(documents, list)
    const state = newest ? v.parse(stateSchema, newest.value) : emptyState
    const value = change(state)
    return value === state ? null : { revision: (newest?.revision ?? 0) + 1, value }
  }
  await appendNext(documents, list, next, keep)
}
