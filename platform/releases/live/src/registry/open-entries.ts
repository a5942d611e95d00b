import type { Entries } from './entries.ts'

/** Opens the entries at `postgres://…` or in a folder. Throws for any other address. */
export async function openEntries(address: string): Promise<Entries> {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const { PostgresEntries } = await import('./postgres-entries.ts')
    return new PostgresEntries(address)
  }
  if (address.includes('://')) {
    throw new Error(`REGISTRY_URL is no postgres:// address: ${address.split('//')[0]}//…`)
  }
  const { FolderEntries } = await import('./folder-entries.ts')
  return new FolderEntries(address)
}
