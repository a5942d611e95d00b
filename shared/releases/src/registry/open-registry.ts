import { DirectoryRegistry } from './directory-registry.ts'
import type { RegistryStore } from './registry-store.ts'

/** The registry of an address: `postgres://…`, or a directory. Throws for any other kind of address. */
export async function openRegistry(address: string): Promise<RegistryStore> {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const { PostgresRegistry } = await import('./postgres-registry.ts')
    return new PostgresRegistry(address)
  }
  if (address.includes('://')) {
    throw new Error(`REGISTRY_URL is no postgres:// address: ${address.split('//')[0]}//…`)
  }
  return new DirectoryRegistry(address)
}
