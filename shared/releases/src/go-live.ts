import { type FittingOptions, fitting } from './gate/fitting.ts'
import type { Place } from './place.ts'
import { approvedOnly } from './registry/approvals.ts'
import { provenOnly } from './registry/proofs.ts'
import {
  appsOf,
  promoteVersions,
  retireRemote,
  rollbackTo,
  setCanary,
  withReasons,
} from './registry/registry-changes.ts'
import type { HistoryEntry } from './registry/registry-store.ts'

/** Why somebody makes a change, for its history. */
export type Because = { reason?: string }

export type CanaryOptions = Because & { onlyApproved?: boolean } & Pick<
    FittingOptions,
    'withoutServer'
  >

export type PromoteOptions = CanaryOptions & { onlyProven?: boolean } & Pick<
    FittingOptions,
    'fromPullRequests'
  >

/**
 * Makes versions live together, in one change, once each is there, unaltered and fits; with `onlyProven` also only
 * when what is then live passed the journeys together, with `onlyApproved` only what QA approved. Throws NotFitError,
 * RegistryChangeError.
 */
export async function promote(
  place: Place,
  versions: Record<string, string>,
  by: string,
  options: PromoteOptions = {},
): Promise<HistoryEntry> {
  const { onlyProven = false, onlyApproved = false, reason, withoutServer = {} } = options
  const { fromPullRequests = false } = options
  const descriptions = await fitting(place, versions, { withoutServer, fromPullRequests })
  const change = withReasons(promoteVersions(versions, descriptions), reason, withoutServer)
  const proven = onlyProven ? provenOnly(change) : change
  return place.registry.change(by, onlyApproved ? approvedOnly(proven) : proven)
}

/**
 * Makes the version live that was live before, without any build and, where the store is down, without its files being
 * looked at: pages run none that is not the one released. Throws when there was none, NotFitError.
 */
export async function rollback(
  place: Place,
  name: string,
  by: string,
  { reason }: Because = {},
): Promise<HistoryEntry> {
  const history = await place.registry.history()
  const { live, lastGood: noted } = appsOf(await place.registry.read())[name] ?? {}
  const previous = previousVersion(history, name, live) ?? noted ?? null
  if (previous) await fitting(place, { [name]: previous }, { wasLive: true })
  const lastGood = previous && previousVersion(history, name, previous)
  return place.registry.change(by, withReasons(rollbackTo(name, previous, lastGood), reason))
}

/** Gives a version of a remote or of the shell to a percentage of visitors. Throws NotFitError, RegistryChangeError. */
export async function canary(
  place: Place,
  name: string,
  version: string,
  percent: number,
  by: string,
  { onlyApproved = false, withoutServer = {}, reason }: CanaryOptions = {},
): Promise<HistoryEntry> {
  const descriptions =
    percent > 0 ? await fitting(place, { [name]: version }, { withoutServer }) : {}
  const asked = setCanary(name, version, percent, descriptions[name])
  const change = withReasons(asked, reason, withoutServer)
  return place.registry.change(by, onlyApproved ? approvedOnly(change) : change)
}

/** Takes a remote off the site; its releases stay, and promoting one brings it back. Throws when it is not live. */
export function retire(
  { registry }: Pick<Place, 'registry'>,
  name: string,
  by: string,
  { reason }: Because = {},
): Promise<HistoryEntry> {
  return registry.change(by, withReasons(retireRemote(name), reason))
}

/** The version that was live before `version` went live, or null. */
function previousVersion(
  history: HistoryEntry[],
  name: string,
  version: string | undefined,
): string | null {
  const stepsTo = history
    .flatMap(({ changes }) => changes)
    .filter(({ kind, remote, to }) => kind === 'promote' && remote === name && to === version)
  return stepsTo.findLast(({ from }) => from !== null && from !== version)?.from ?? null
}
