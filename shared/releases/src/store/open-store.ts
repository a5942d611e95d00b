import { DirectoryStore } from './directory-store.ts'
import type { ReleaseStore } from './release-store.ts'

/** The store of an address: `s3://bucket/prefix` (endpoint and keys from the usual AWS variables), else a directory. */
export async function openStore(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return new DirectoryStore(address)
  // The storefront server imports this folder too, and asks no object store.
  const { S3Store } = await import('./s3-store.ts')
  return S3Store.fromAddress(address)
}
