import { DirectoryRegistry } from './registry/directory-registry.ts'
import { openRegistry } from './registry/open-registry.ts'
import type { RegistryStore } from './registry/registry-store.ts'
import { DirectoryStore } from './store/directory-store.ts'
import { openStore } from './store/open-store.ts'
import type { ReleaseStore } from './store/release-store.ts'

/**
 * Where it is kept what is live, and where the releases are: those of remotes in the store, those of the shell, and the
 * descriptions that are kept, below `root`.
 */
export type Place = { registry: RegistryStore; store: ReleaseStore; root: string }

/** A place all of which is one folder of this machine. */
export function folderPlace(root: string): Place {
  return { registry: new DirectoryRegistry(root), store: new DirectoryStore(root), root }
}

/** A place by its addresses, as `openRegistry` and `openStore` take them. */
export async function openPlace(addresses: {
  registry: string
  store: string
  root: string
}): Promise<Place> {
  const { registry, store, root } = addresses
  return { registry: await openRegistry(registry), store: await openStore(store), root }
}
