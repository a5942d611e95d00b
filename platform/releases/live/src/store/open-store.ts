import { DirectoryStore } from './directory-store.ts'
import type { ReleaseStore } from './release-store.ts'

/** Opens the store at `s3://bucket/prefix` (endpoint and keys from the usual AWS variables), else in a directory. */
export async function openStore(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return new DirectoryStore(address)
  // A storefront whose releases are in a folder loads no S3 client.
  const { S3Store } = await import('./s3-store.ts')
  return S3Store.fromAddress(address)
}
