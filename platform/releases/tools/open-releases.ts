import { relative, resolve } from 'node:path'
import {
  DirectoryStore,
  FolderEntries,
  openRegistry,
  openStore,
  ReadRegistry,
  type ReleaseStore,
} from '@storefront/releases'

/** A registry, its store, and its name in the store. */
export type Releases = { registry: ReadRegistry; store: ReleaseStore; name: string }

/** Opens a registry (`postgres://…` or a folder) and its store (`s3://bucket/prefix` or a folder). */
export async function openReleases(addresses: Record<'registry' | 'store', string>) {
  const { registry, store } = addresses
  return {
    registry: await openRegistry(registry),
    store: await openStore(store),
    name: registryName(registry, store),
  } satisfies Releases
}

/** Registry and releases in one folder of this machine. */
export function releasesInFolder(root: string) {
  return {
    registry: new ReadRegistry(new FolderEntries(root)),
    store: new DirectoryStore(root),
    name: registryName(root, root),
  } satisfies Releases
}

/** Name of a registry in its store, without password: host, database and options, or a folder relative to the store. */
export function registryName(registry: string, store: string): string {
  if (/^postgres(ql)?:\/\//.test(registry)) {
    const { host, pathname, searchParams } = new URL(registry)
    return [host + pathname, searchParams.get('options')].filter(Boolean).join(' ')
  }
  const folder = resolve(registry)
  return store.startsWith('s3://') ? folder : relative(resolve(store), folder) || 'this folder'
}
