import type { Pool } from 'pg'
import type { Documents } from './documents.ts'

/**
 * The documents at an address: `postgres://…`, or a directory. `traced` wraps the pool of connections with what
 * records its statements. Throws for any other kind of address.
 */
export async function openDocuments(
  address: string,
  traced?: (pool: Pool) => Pool,
): Promise<Documents> {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const { PostgresDocuments } = await import('./postgres-documents.ts')
    return new PostgresDocuments(address, traced)
  }
  if (address.includes('://')) {
    throw new Error(`REGISTRY_URL is no postgres:// address: ${address.split('//')[0]}//…`)
  }
  const { FolderDocuments } = await import('./folder-documents.ts')
  return new FolderDocuments(address)
}
