import { type Documents, type Entry, swapNext } from '@storefront/releases'
import * as v from 'valibot'
import { emptyState, type RolloutState } from './rollout-state.ts'
import { stateSchema } from './state-schema.ts'

/** In a folder it lies beside the releases, and no remote has such a name. */
const name = '.rollouts'

/** The rollouts and tallies of an environment, kept where its registry is. */
export async function readState(documents: Documents): Promise<RolloutState> {
  return stateOf(await documents.current(name))
}

/** Changes them; the change is tried again on what another process wrote first. Throws what the change throws. */
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
