import { DirectoryRegistry } from './directory-registry.ts'
import type { RegistryStore } from './registry-store.ts'

/** The registry of an address: a directory. */
export async function openRegistry(address: string): Promise<RegistryStore> {
  return new DirectoryRegistry(address)
}
