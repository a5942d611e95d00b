import type { Release } from '@storefront/contract'
import {
  canary,
  contentType,
  openStore,
  promote,
  readHistory,
  readRegistry,
  retire,
  rollback,
} from '@storefront/federation/release'

export { contentType }

/** What people and journeys do with the releases of a folder; every change says who made it. */
export function releaseDesk(root: string, storeAddress = root) {
  const store = openStore(storeAddress)
  const place = { root, store }
  return {
    registry: () => readRegistry(root),
    history: () => readHistory(root),
    /** The description of a version that was released, or null. */
    read: (name: string, version: string): Promise<Release | null> => store.read(name, version),
    /** The version that new pages get. Throws when the remote is not live. */
    live: async (name: string): Promise<string> => {
      const live = (await readRegistry(root)).remotes[name]?.live
      if (!live) throw new Error(`${name} is not live.`)
      return live
    },
    promote: (versions: Record<string, string>, by: string) => promote(place, versions, by),
    rollback: (name: string, by: string) => rollback(place, name, by),
    retire: (name: string, by: string) => retire(place, name, by),
    canary: (name: string, version: string, percent: number, by: string) =>
      canary(place, name, version, percent, by),
  }
}
