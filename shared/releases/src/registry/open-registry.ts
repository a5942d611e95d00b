import { DirectoryRegistry } from './directory-registry.ts'
import type { RegistryStore } from './registry-store.ts'

/** The registry of an address: `postgres://…`, else a directory. */
export async function openRegistry(address: string): Promise<RegistryStore> {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const { PostgresRegistry } = await import('./postgres-registry.ts')
    return new PostgresRegistry(address)
  }
  return new DirectoryRegistry(address)
}
