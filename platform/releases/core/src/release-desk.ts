import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { ProvenTuple } from '@storefront/contract'
import { type FittingOptions, fitting } from './gate/gate.ts'
import { type Look, lookAtNew } from './gate/look-at-new.ts'
import { folderPlace } from './place.ts'
import { makePreview, type PreviewSite } from './previews/preview-link.ts'
import { type Prunable, prunable, prune } from './prune.ts'
import { adoptRegistry } from './registry/adopt.ts'
import { approvedOnly } from './registry/approvals.ts'
import type { HistoryEntry, RegistryChange } from './registry/history.ts'
import { approveVersions, pinVersion, unpinVersion } from './registry/marks.ts'
import { provenOnly, recordProven } from './registry/proofs.ts'
import {
  appsOf,
  promoteVersions,
  RegistryChangeError,
  retireRemote,
  setCanary,
  shellName,
  withReasons,
} from './registry/registry-changes.ts'
import { previousVersion, rollbackTo } from './registry/rollback.ts'
import { liveShell } from './store/live-shell.ts'
import type { AnyRelease } from './store/release-kinds.ts'
import { browserCode, type Place, type ReleaseStore, releaseFolder } from './store/release-store.ts'

/** Why a change is made, for its history. */
export type WithReason = { reason?: string }

export type CanaryOptions = WithReason & {
  onlyApproved?: boolean
  /** What else has to be as the change expects it when it is made. */
  only?: (change: RegistryChange) => RegistryChange
  look?: Look
} & Pick<FittingOptions, 'withoutServer'>

export type PromoteOptions = CanaryOptions & { onlyProven?: boolean } & Pick<
    FittingOptions,
    'fromPullRequests'
  >

/** The commands on the releases of a place; every change names its author. */
export function releaseDesk(place: Place) {
  const { registry, store, root } = place
  const versions = (name: string) => store.versions(name)
  /** What is published never changes; what is removed has to be forgotten. */
  const sizes = new Map<string, Promise<number | null>>()
  const change = (made: RegistryChange, by: string, { reason }: WithReason = {}) =>
    registry.change(by, withReasons(made, reason))
  const expectPublished = async (named: Record<string, string>) => {
    for (const [name, version] of Object.entries(named)) {
      if (!(await versions(name)).includes(version))
        throw new RegistryChangeError(`${name} ${version} was never published.`)
    }
  }
  const shellVersion = async () => (await liveShell(store, await registry.read())).version
  return {
    root,
    store,
    registry: () => registry.read(),
    history: () => registry.history(),
    /** The description of a version of a remote or of the shell that was released, or null. */
    describe: (name: string, version: string): Promise<AnyRelease | null> =>
      store.read(name, version),
    /**
     * Bytes that browsers are sent for the scripts and styles of a published version; null where the store keeps none compressed.
     */
    size: (name: string, version: string): Promise<number | null> => {
      const what = releaseFolder(name, version)
      const size = sizes.get(what) ?? downloadSize(store, name, version)
      sizes.set(what, size)
      // A store that cannot be asked now may be asked again.
      size.catch(() => sizes.delete(what))
      return size
    },
    /** The versions that were published of a remote, or of the shell. */
    versions,
    /** The live version of the shell, as `liveShell` finds it. */
    shellVersion,
    /** The folder that it is served from. */
    shellFolder: async () => join(root, releaseFolder(shellName, await shellVersion())),
    /** The version that new pages get. Throws when the remote is not live. */
    live: async (name: string): Promise<string> => {
      const live = (await registry.read()).remotes[name]?.live
      if (!live) throw new Error(`${name} is not live.`)
      return live
    },
    /** Passes when the gate would let versions go live. Throws NotFitError. */
    fits: async (
      versions: Record<string, string>,
      options?: Pick<PromoteOptions, 'withoutServer'>,
    ): Promise<void> => {
      await fitting(place, versions, options)
    },
    /**
     * Makes versions live together, in one change, once each is there, unaltered and fits; with `onlyProven` also only
     * when what is then live passed the journeys together, with `onlyApproved` only what QA approved. Throws NotFitError,
     * RegistryChangeError.
     */
    promote: async (
      versions: Record<string, string>,
      by: string,
      options: PromoteOptions = {},
    ): Promise<HistoryEntry> => {
      const { onlyProven, onlyApproved, only = same, reason, withoutServer, look } = options
      const descriptions = await fitting(place, versions, options)
      const promoted = promoteVersions(versions, descriptions)
      const noted = only(withReasons(promoted, reason, withoutServer))
      const proven = onlyProven ? provenOnly(noted) : noted
      const asked = onlyApproved ? approvedOnly(proven) : proven
      await lookAtNew(await registry.read(), versions, asked, look)
      return registry.change(by, asked)
    },
    /** A link that shows published versions on a site. Throws NotFitError, RegistryChangeError. */
    preview: (versions: Record<string, string>, hours: number, site: PreviewSite) =>
      makePreview(place, versions, hours, site),
    /**
     * Makes the version live that was live before, without any build and, where the store is down, without its files being
     * checked: pages run only files with the released bytes. Throws when there was none, NotFitError.
     */
    rollback: async (name: string, by: string, why?: WithReason): Promise<HistoryEntry> => {
      const history = await registry.history()
      const { live, lastGood: noted } = appsOf(await registry.read())[name] ?? {}
      const previous = previousVersion(history, name, live) ?? noted ?? null
      if (previous) await fitting(place, { [name]: previous }, { wasLive: true })
      const lastGood = previous && previousVersion(history, name, previous)
      return change(rollbackTo(name, previous, lastGood), by, why)
    },
    /** Takes a remote off the site; its releases stay, and promoting one brings it back. Throws when it is not live. */
    retire: (name: string, by: string, why?: WithReason) => change(retireRemote(name), by, why),
    /** Gives a version of a remote or of the shell to a percentage of visitors. Throws NotFitError, RegistryChangeError. */
    canary: async (
      name: string,
      version: string,
      percent: number,
      by: string,
      { onlyApproved, only = same, withoutServer = {}, reason, look }: CanaryOptions = {},
    ): Promise<HistoryEntry> => {
      const descriptions =
        percent > 0 ? await fitting(place, { [name]: version }, { withoutServer }) : {}
      const given = setCanary(name, version, percent, descriptions[name])
      const noted = only(withReasons(given, reason, withoutServer))
      const asked = onlyApproved ? approvedOnly(noted) : noted
      if (percent > 0) await lookAtNew(await registry.read(), { [name]: version }, asked, look)
      return registry.change(by, asked)
    },
    /** Pins or unpins a published version. Throws RegistryChangeError. */
    pin: async (name: string, version: string, by: string, why?: WithReason) => {
      await expectPublished({ [name]: version })
      return change(pinVersion(name, version), by, why)
    },
    unpin: (name: string, version: string, by: string, why?: WithReason) =>
      change(unpinVersion(name, version), by, why),
    /** Notes that QA approved published versions. Throws RegistryChangeError. */
    approve: async (named: Record<string, string>, by: string, why?: WithReason) => {
      await expectPublished(named)
      return change(approveVersions(named), by, why)
    },
    /** The published versions that nothing keeps: nothing in use, proven, pinned, or of the last `changes`. */
    prunable: (changes: number) => prunable(place, changes),
    /** Removes them. Throws RegistryChangeError. */
    prune: (found: Prunable[], changes: number, by: string) =>
      prune(place, found, changes, by).finally(() => sizes.clear()),
    /** Takes over what is live in the folder of releases. Throws RegistryChangeError. */
    adopt: async (by: string) =>
      registry.change(by, adoptRegistry(await folderPlace(root).registry.read())),
    prove: (proven: ProvenTuple) => registry.change(proven.by, recordProven(proven)),
  }
}

const same = (change: RegistryChange) => change

async function downloadSize(store: ReleaseStore, name: string, version: string) {
  const [release, sizes] = await Promise.all([
    store.read(name, version),
    store.sizes(name, version),
  ])
  const compressed = browserCode(release ?? { integrity: {} }).map((file) => sizes[`${file}.br`])
  return compressed.reduce<number | null>(
    (sum, bytes) => (sum === null || bytes === undefined ? null : sum + bytes),
    0,
  )
}

export type ReleaseDesk = ReturnType<typeof releaseDesk>

/** Who makes a change, for the registry's history: RELEASED_BY, else the user of this machine. */
export function releasedBy(): string {
  return process.env.RELEASED_BY ?? userInfo().username
}
