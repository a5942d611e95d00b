import type { Documents } from './documents.ts'

/** Opens the documents at `postgres://…` or in a folder. Throws for any other address. */
export async function openDocuments(address: string): Promise<Documents> {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const { PostgresDocuments } = await import('./postgres-documents.ts')
    return new PostgresDocuments(address)
  }
  if (address.includes('://')) {
    throw new Error(`REGISTRY_URL is no postgres:// address: ${address.split('//')[0]}//…`)
  }
  const { FolderDocuments } = await import('./folder-documents.ts')
  return new FolderDocuments(address)
}
