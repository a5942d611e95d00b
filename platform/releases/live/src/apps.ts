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

/** Live versions by remote. */
export function liveVersions({ remotes }: Registry): Record<string, string> {
  return versionsOf(remotes)
}

/** Live versions by app, the shell among them. */
export function liveTuple(registry: Registry): Record<string, string> {
  return versionsOf(appsOf(registry))
}

function versionsOf(apps: Record<string, RegisteredRemote>): Record<string, string> {
  return Object.fromEntries(Object.entries(apps).map(([name, { live }]) => [name, live]))
}
