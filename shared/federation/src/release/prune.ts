import type { Registry } from '@storefront/contract'
import type { Place } from './fitting.ts'
import { folderSize } from './folder-size.ts'
import { isKept, knownApps } from './kept-versions.ts'
import {
  appsOf,
  type RegistryChange,
  RegistryChangeError,
  shellName,
  withApps,
} from './registry-changes.ts'
import { changeRegistry, type HistoryEntry, readHistory, readRegistry } from './registry-store.ts'
import { removeShell, shellFolder, shellVersions } from './shell-releases.ts'

/** A published version that nothing keeps, with the bytes that it takes. */
export type Prunable = { name: string; version: string; bytes: number }

/** The published versions that nothing keeps (isKept), by name. */
export async function prunable({ root, store }: Place, changes: number): Promise<Prunable[]> {
  const registry = await readRegistry(root)
  const history = await readHistory(root)
  const found = await Promise.all(
    knownApps(registry).map(async (name) => {
      const isShell = name === shellName
      const published = isShell ? await shellVersions(root) : await store.versions(name)
      const free = published.filter((one) => !isKept(registry, history, changes, name, one))
      return Promise.all(
        free.sort().map(async (version) => {
          const bytes = isShell
            ? await folderSize(shellFolder(root, version))
            : await store.size(name, version)
          return { name, version, bytes }
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
  { root, store }: Place,
  versions: Prunable[],
  changes: number,
  by: string,
): Promise<HistoryEntry> {
  const history = await readHistory(root)
  const forget = forgetVersions(versions, (registry, name, version) =>
    isKept(registry, history, changes, name, version),
  )
  const entry = await changeRegistry(root, by, forget)
  for (const { name, version } of versions) {
    if (name === shellName) await removeShell(root, version)
    else await store.remove(name, version)
  }
  return entry
}

/**
 * Takes versions off what may be asked for by name; the hashes of their descriptions stay. Throws RegistryChangeError when
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
