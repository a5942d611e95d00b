import { DirectoryStore } from './directory-store.ts'
import type { ReleaseStore } from './release-store.ts'
import { S3Store } from './s3-store.ts'

/** The store of an address: `s3://bucket/prefix` (endpoint and keys from the usual AWS variables), else a directory. */
export function openStore(address: string): ReleaseStore {
  return address.startsWith('s3://') ? S3Store.fromAddress(address) : new DirectoryStore(address)
}
