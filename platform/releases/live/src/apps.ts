import type { RegisteredRemote, Registry } from '@storefront/contract'
import { shellName } from './store/release-store.ts'

/** Live apps, the shell among them. */
export function appsOf({ shell, remotes }: Registry): Record<string, RegisteredRemote> {
  return { ...remotes, ...(shell ? { [shellName]: shell } : {}) }
}

/** An app that is live or retired; undefined if it is neither. */
export function appOf(registry: Registry, name: string): RegisteredRemote | undefined {
  return { ...registry.retired, ...appsOf(registry) }[name]
}

export function liveVersions({ remotes }: Registry): Record<string, string> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live]))
}
