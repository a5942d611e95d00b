import type { Documents } from './documents/documents.ts'
import { FolderDocuments } from './documents/folder-documents.ts'
import { openDocuments } from './documents/open-documents.ts'
import { publishedOf } from './registry/published.ts'
import { shellName } from './registry/registry-changes.ts'
import { DocumentRegistry, type ReadRegistry } from './registry/registry-store.ts'
import { DirectoryStore } from './store/directory-store.ts'
import { nameOf } from './store/release-kinds.ts'
import type { Place, ReleaseStore } from './store/release-store.ts'

/** A registry kept in documents, and the store of its releases. `onTrouble` is called for each release that cannot be read when a change is published. */
export function placeOf(
  documents: Documents,
  store: ReleaseStore,
  root: string,
  onTrouble = sayTrouble,
): Place {
  const registry = new DocumentRegistry(documents, (changed, before) =>
    publishedOf(changed, { store, shells: store, onTrouble }, before),
  )
  return { registry, store, root }
}

function sayTrouble(what: string, trouble: unknown): void {
  const cause = trouble instanceof Error ? trouble.message : trouble
  console.error(`${what} cannot be read for what is published: ${cause}`)
}

/** A place all of which is one folder of this machine. */
export function folderPlace(root: string): Place {
  return placeOf(new FolderDocuments(root), new DirectoryStore(root), root)
}

/** A place by the addresses of its registry and its store. */
export async function openPlace(
  addresses: Record<'registry' | 'store' | 'root', string>,
): Promise<Place> {
  const { registry, store, root } = addresses
  return placeOf(await openDocuments(registry), await openStore(store, root), root)
}

/** The registry of an address, to be read. Throws for an address that is none. */
export async function openRegistry(address: string): Promise<ReadRegistry> {
  return readRegistry(await openDocuments(address))
}

/** A registry in documents, to be read. */
export function readRegistry(documents: Documents): ReadRegistry {
  return new DocumentRegistry(documents, () => Promise.reject(new Error('It is only read here.')))
}

/**
 * The store of an address: `s3://bucket/prefix` (endpoint and keys from the usual AWS variables), else a directory. The
 * shell's releases are always in the folder `root`: the storefront runs them there.
 */
export async function openStore(address: string, root: string): Promise<ReleaseStore> {
  const own = new DirectoryStore(root)
  if (address === root) return own
  const others = await openOthers(address)
  const of = (name: string) => (name === shellName ? own : others)
  return {
    read: (name, version) => of(name).read(name, version),
    versions: (name) => of(name).versions(name),
    readFile: (name, version, file) => of(name).readFile(name, version, file),
    readTwin: (name, version, file) => of(name).readTwin(name, version, file),
    publish: (composed) => of(nameOf(composed.release)).publish(composed),
    sizes: (name, version) => of(name).sizes(name, version),
    remove: (name, version) => of(name).remove(name, version),
  }
}

async function openOthers(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return new DirectoryStore(address)
  // The storefront server imports this folder too, and asks no object store.
  const { S3Store } = await import('./store/s3-store.ts')
  return S3Store.fromAddress(address)
}
