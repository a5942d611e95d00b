import {
  type HistoryEntry,
  NotFitError,
  type Place,
  type RegistryChange,
  RegistryChangeError,
  releaseDesk,
} from '@storefront/releases'
import { applied, ended, isAt, isUntouched, leftTo, percentOf, type Rollout } from './rollout.ts'

export type ApplyOptions = {
  place: Place
  /** Whether only what QA approved goes live here. */
  needsApproval: boolean
}

/** A change of the registry, null where none was needed or possible, and what becomes of the rollout by that. */
export type AppliedRollout = {
  become: (rollout: Rollout) => Rollout
  change: HistoryEntry | null
}

/** The registry is as the rollout wants it already, or somebody else moved the app. */
class AlreadyThereError extends Error {}
class MovedError extends Error {}

/** Makes the registry what a rollout decided. */
export async function applyToRegistry(
  rollout: Rollout,
  { place, needsApproval: onlyApproved }: ApplyOptions,
): Promise<AppliedRollout> {
  const { app, version, by, withoutServer = {}, reason, verdict } = rollout
  const percent = percentOf(rollout)
  const only = whileOurs(rollout)
  const options = { withoutServer, onlyApproved, only, reason: verdict ?? reason }
  const desk = releaseDesk(place)
  const name = `rollout of ${by}`
  try {
    const change =
      percent === 100
        ? await desk.promote({ [app]: version }, name, options)
        : await desk.canary(app, version, percent, name, options)
    return { become: applied, change }
  } catch (error) {
    if (error instanceof AlreadyThereError) return { become: applied, change: null }
    if (error instanceof MovedError) return { become: leftTo, change: null }
    // What is live beside it has changed, or it is not approved.
    if (error instanceof NotFitError || error instanceof RegistryChangeError)
      return { become: (one) => ended(one, error.message), change: null }
    throw error
  }
}

/** Lets a change of the rollout pass only until somebody else changes its app. */
const whileOurs =
  (rollout: Rollout) =>
  (change: RegistryChange): RegistryChange =>
  (current) => {
    if (isAt(rollout, current)) throw new AlreadyThereError()
    if (!isUntouched(rollout, current)) throw new MovedError()
    return change(current)
  }
