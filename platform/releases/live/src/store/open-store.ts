import { DirectoryStore } from './directory-store.ts'
import type { ReleaseStore } from './release-store.ts'

/** Opens a store at `s3://bucket/prefix` (endpoint and keys from the AWS variables), else in a folder. */
export async function openStore(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return new DirectoryStore(address)
  // Loads the S3 client only for S3.
  const { S3Store } = await import('./s3-store.ts')
  return S3Store.fromAddress(address)
}
