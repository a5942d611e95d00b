import type { ProvenTuple, Release, ShellRelease } from '@storefront/contract'
import { fitting } from './gate/fitting.ts'
import {
  type Because,
  type CanaryOptions,
  canary,
  type PromoteOptions,
  promote,
  retire,
  rollback,
} from './go-live.ts'
import { folderPlace, type Place } from './place.ts'
import { makePreview, type PreviewSite } from './previews/make-preview.ts'
import { type Prunable, prunable, prune } from './prune.ts'
import { adoptRegistry } from './registry/adopt.ts'
import { approveVersions } from './registry/approvals.ts'
import { pinVersion, unpinVersion } from './registry/pins.ts'
import { recordProven } from './registry/proofs.ts'
import { RegistryChangeError, shellName, withReasons } from './registry/registry-changes.ts'
import { RememberedSizes } from './store/release-size.ts'
import { liveShell, readShell, shellFolder, shellVersions } from './store/shell-releases.ts'

/** What people and journeys do with the releases of a place; every change says who made it. */
export function releaseDesk(place: Place) {
  const { registry, store, root } = place
  const versions = (name: string): Promise<string[]> =>
    name === shellName ? shellVersions(root) : store.versions(name)
  const sizes = new RememberedSizes(place)
  const shellVersion = async () => (await liveShell(root, await registry.read())).version
  return {
    root,
    store,
    registry: () => registry.read(),
    history: () => registry.history(),
    /** The description of a version that was released, or null. */
    read: (name: string, version: string): Promise<Release | null> => store.read(name, version),
    /** The same also of the shell. */
    describe: (name: string, version: string): Promise<Release | ShellRelease | null> =>
      name === shellName ? readShell(root, version) : store.read(name, version),
    /** Bytes of all files of a published version. */
    size: (name: string, version: string) => sizes.of(name, version),
    /** The versions that were published of a remote, or of the shell. */
    versions,
    /** The live version of the shell, as `liveShell` finds it. */
    shellVersion,
    /** The folder that it is served from. */
    shellFolder: async () => shellFolder(root, await shellVersion()),
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
    /** Makes versions live in one change; `onlyProven` refuses a tuple that never passed the journeys together. */
    promote: (versions: Record<string, string>, by: string, options?: PromoteOptions) =>
      promote(place, versions, by, options),
    /** A link that shows published versions on a site. Throws NotFitError, RegistryChangeError. */
    preview: (versions: Record<string, string>, hours: number, site: PreviewSite) =>
      makePreview(place, versions, hours, site),
    rollback: (name: string, by: string, because?: Because) => rollback(place, name, by, because),
    retire: (name: string, by: string, because?: Because) => retire(place, name, by, because),
    canary: (name: string, version: string, percent: number, by: string, options?: CanaryOptions) =>
      canary(place, name, version, percent, by, options),
    /** Has a published version kept, or no longer. Throws RegistryChangeError. */
    pin: async (name: string, version: string, by: string, { reason }: Because = {}) =>
      registry.change(by, withReasons(pinVersion(name, version, await versions(name)), reason)),
    unpin: (name: string, version: string, by: string, { reason }: Because = {}) =>
      registry.change(by, withReasons(unpinVersion(name, version), reason)),
    /** Notes that QA approved published versions. Throws RegistryChangeError. */
    approve: async (named: Record<string, string>, by: string, { reason }: Because = {}) => {
      for (const [name, version] of Object.entries(named)) {
        if (!(await versions(name)).includes(version))
          throw new RegistryChangeError(`${name} ${version} was never published.`)
      }
      return registry.change(by, withReasons(approveVersions(named), reason))
    },
    /** The published versions that nothing keeps: nothing in use, proven, pinned, or of the last `changes`. */
    prunable: (changes: number) => prunable(place, changes),
    /** Removes them. Throws RegistryChangeError. */
    prune: (found: Prunable[], changes: number, by: string) =>
      prune(place, found, changes, by).finally(() => sizes.forget()),
    /** Takes over what is live in the folder of releases. Throws RegistryChangeError. */
    adopt: async (by: string) =>
      registry.change(by, adoptRegistry(await folderPlace(root).registry.read())),
    /** Notes that a tuple passed journeys together. */
    prove: (proven: ProvenTuple) => registry.change(proven.by, recordProven(proven)),
  }
}

export type ReleaseDesk = ReturnType<typeof releaseDesk>
