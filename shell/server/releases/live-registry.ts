import type { Registry } from '@storefront/contract'
import { DirectoryRegistry, openRegistry } from '@storefront/releases'
import type { TroubleLog } from '../operations/trouble-log.ts'
import { RegistryFile } from './registry-file.ts'
import { WatchedRegistry } from './watched-registry.ts'

/**
 * The registry as pages see it: a switch needs no restart. Where it cannot be read, what this process knows goes on
 * (docs/decisions/0025).
 */
export type LiveRegistry = {
  /** How log and readiness name it. */
  name: string
  /** The registry as it is now or was last known; null where it never was. */
  read(): Promise<Registry | null>
  /** When it was last changed. */
  changedAt(): Date
  /** Throws when it cannot be read where it belongs. */
  check(): Promise<void>
  close(): void
}

export type RegistryPlace = {
  /** Address of the registry: a folder or `postgres://…`. */
  registry: string
  /** Folder of the releases. */
  releases: string
}

/** The registry of an address. */
export async function openLiveRegistry(
  { registry, releases }: RegistryPlace,
  log: TroubleLog,
): Promise<LiveRegistry> {
  const store = await openRegistry(registry)
  return store instanceof DirectoryRegistry
    ? new RegistryFile(store, log)
    : new WatchedRegistry(store, releases, log)
}
