import type { Pool } from 'pg'
import { DirectoryRegistry } from './registry/directory-registry.ts'
import type { RegistryStore } from './registry/registry-store.ts'
import { DirectoryStore } from './store/directory-store.ts'
import type { ReleaseStore } from './store/release-store.ts'

/**
 * Where the registry is, and where the releases are: those of remotes in the store, those of the shell, and the
 * descriptions that are kept, below `root`.
 */
export type Place = { registry: RegistryStore; store: ReleaseStore; root: string }

/** A place all of which is one folder of this machine. */
export function folderPlace(root: string): Place {
  return { registry: new DirectoryRegistry(root), store: new DirectoryStore(root), root }
}

/** A place by the addresses of its registry and its store. */
export async function openPlace(addresses: {
  registry: string
  store: string
  root: string
}): Promise<Place> {
  const { registry, store, root } = addresses
  return { registry: await openRegistry(registry), store: await openStore(store), root }
}

/**
 * The registry of an address: `postgres://…`, or a directory. `traced` wraps the pool of connections with what
 * records its statements. Throws for any other kind of address.
 */
export async function openRegistry(
  address: string,
  traced?: (pool: Pool) => Pool,
): Promise<RegistryStore> {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const { PostgresRegistry } = await import('./registry/postgres-registry.ts')
    return new PostgresRegistry(address, traced)
  }
  if (address.includes('://')) {
    throw new Error(`REGISTRY_URL is no postgres:// address: ${address.split('//')[0]}//…`)
  }
  return new DirectoryRegistry(address)
}

/** The store of an address: `s3://bucket/prefix` (endpoint and keys from the usual AWS variables), else a directory. */
export async function openStore(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return new DirectoryStore(address)
  // The storefront server imports this folder too, and asks no object store.
  const { S3Store } = await import('./store/s3-store.ts')
  return S3Store.fromAddress(address)
}
