import type { ProvenTuple, Release } from '@storefront/contract'
import {
  canary,
  changeRegistry,
  DirectoryStore,
  fitting,
  integrityOf,
  liveShell,
  type PromoteOptions,
  type Prunable,
  pinVersion,
  promote,
  prunable,
  prune,
  type ReleaseStore,
  readHistory,
  readRegistry,
  recordProven,
  retire,
  rollback,
  shellFolder,
  shellName,
  shellVersions,
  unpinVersion,
} from '@storefront/federation/release'

// Journeys may import the tools and not the packages (boundary rules): what they need of it is handed on here.
export { integrityOf }

/** What people and journeys do with the releases of a folder; every change says who made it. */
export function releaseDesk(root: string, store: ReleaseStore = new DirectoryStore(root)) {
  const place = { root, store }
  const versions = (name: string): Promise<string[]> =>
    name === shellName ? shellVersions(root) : store.versions(name)
  return {
    root,
    store,
    registry: () => readRegistry(root),
    history: () => readHistory(root),
    /** The description of a version that was released, or null. */
    read: (name: string, version: string): Promise<Release | null> => store.read(name, version),
    /** The versions that were published of a remote, or of the shell. */
    versions,
    /** The folder that the live shell is served from. */
    shellFolder: async () => shellFolder(root, (await liveShell(root)).version),
    /** The version that new pages get. Throws when the remote is not live. */
    live: async (name: string): Promise<string> => {
      const live = (await readRegistry(root)).remotes[name]?.live
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
    rollback: (name: string, by: string) => rollback(place, name, by),
    retire: (name: string, by: string) => retire(place, name, by),
    canary: (
      name: string,
      version: string,
      percent: number,
      by: string,
      options?: Pick<PromoteOptions, 'withoutServer'>,
    ) => canary(place, name, version, percent, by, options),
    /** Has a published version kept, or no longer. Throws RegistryChangeError. */
    pin: async (name: string, version: string, by: string) =>
      changeRegistry(root, by, pinVersion(name, version, await versions(name))),
    unpin: (name: string, version: string, by: string) =>
      changeRegistry(root, by, unpinVersion(name, version)),
    /** The published versions that nothing keeps: nothing in use, proven, pinned, or of the last `changes`. */
    prunable: (changes: number) => prunable(place, changes),
    /** Removes them. Throws RegistryChangeError. */
    prune: (found: Prunable[], changes: number, by: string) => prune(place, found, changes, by),
    /** Notes that a tuple passed journeys together. */
    prove: (proven: ProvenTuple) => changeRegistry(root, proven.by, recordProven(proven)),
  }
}

export type ReleaseDesk = ReturnType<typeof releaseDesk>
