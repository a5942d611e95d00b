import type { Registry } from '@storefront/contract'
import type { HistoryEntry, RegistryChange } from './registry/history.ts'
import { isKept, knownApps } from './registry/kept-versions.ts'
import { appsOf, RegistryChangeError, withApps } from './registry/registry-changes.ts'
import type { Place } from './store/release-store.ts'

/** A published version that nothing keeps, with the bytes that it takes. */
export type Prunable = { name: string; version: string; bytes: number }

/** The published versions that nothing keeps (isKept), by name. */
export async function prunable(
  { registry: live, store }: Place,
  changes: number,
): Promise<Prunable[]> {
  const registry = await live.read()
  const history = await live.history()
  const found = await Promise.all(
    knownApps(registry).map(async (name) => {
      const free = (await store.versions(name)).filter(
        (one) => !isKept(registry, history, changes, name, one),
      )
      return Promise.all(
        free.sort().map(async (version) => {
          const sizes = Object.values(await store.sizes(name, version))
          return { name, version, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) }
        }),
      )
    }),
  )
  return found.flat()
}

/**
 * Removes versions: first from what the registry knows, then their files. Throws RegistryChangeError, and removes nothing,
 * when one of them came into use meanwhile.
 */
export async function prune(
  { registry, store }: Place,
  versions: Prunable[],
  changes: number,
  by: string,
): Promise<HistoryEntry> {
  const history = await registry.history()
  const forget = forgetVersions(versions, (current, name, version) =>
    isKept(current, history, changes, name, version),
  )
  const entry = await registry.change(by, forget)
  for (const { name, version } of versions) {
    await store.remove(name, version)
  }
  return entry
}

/**
 * Removes versions from those that may be asked for by name; the hashes of their descriptions stay. Throws RegistryChangeError when
 * none is named or one is kept.
 */
function forgetVersions(
  versions: { name: string; version: string }[],
  isKept: (registry: Registry, name: string, version: string) => boolean,
): RegistryChange {
  if (versions.length === 0) throw new RegistryChangeError('There is nothing to remove.')
  return (registry) => {
    const kept = versions.find(({ name, version }) => isKept(registry, name, version))
    if (kept) {
      const what = `${kept.name} ${kept.version}`
      throw new RegistryChangeError(`${what} came into use meanwhile; nothing was removed.`)
    }
    const apps = appsOf(registry)
    for (const { name, version } of versions) {
      const app = apps[name]
      if (app) apps[name] = { ...app, versions: app.versions.filter((one) => one !== version) }
    }
    return {
      registry: withApps(registry, apps),
      changes: versions.map(({ name, version }) => ({
        kind: 'prune',
        remote: name,
        from: version,
        to: null,
      })),
    }
  }
}
