import type { HistoryEntry, Registry } from '@storefront/contract'
import { appOf, appsOf, byVersion, type ReadRegistry, unlessDamaged } from '@storefront/releases'
import type { Releases } from '../open-releases.ts'
import { changeRegistry, type RegistryChange } from './change-registry.ts'
import { knownApps, RegistryChangeError, withApps } from './changes.ts'

/** A version that no registry keeps; `wasLive` is true if it ever was live or a canary. */
export type Prunable = { name: string; version: string; wasLive: boolean }

/** Registries of a store, by their names there. */
export type Registries = Record<string, ReadRegistry>

/** Lists versions that no registry keeps. Throws RegistryChangeError if a registry of the store is missing or unreadable. */
export async function prunable(
  store: Releases['store'],
  registries: Registries,
  changes: number,
): Promise<Prunable[]> {
  const missing = (await store.registries()).filter((name) => !registries[name])
  if (missing.length > 0)
    throw new RegistryChangeError(
      `This store also belongs to ${missing.join(', ')}: name every registry, --registry ADDRESS.`,
    )
  const states = await Promise.all(
    Object.entries(registries).map(async ([name, one]) => {
      const registry = await unlessDamaged(one.read())
      if (!registry?.revision)
        throw new RegistryChangeError(`What is live in ${name} cannot be read: nothing is removed.`)
      return { registry, history: await one.history() }
    }),
  )
  const names = new Set(states.flatMap(({ registry }) => knownApps(registry)))
  const found = await Promise.all(
    [...names].sort().map(async (name) => {
      const free = (await store.versions(name)).filter(
        (version) =>
          !states.some(({ registry, history }) =>
            isKept(registry, history, changes, name, version),
          ),
      )
      return free.sort(byVersion).map((version) => {
        const wasLive = states.some(({ registry }) =>
          appOf(registry, name)?.versions.includes(version),
        )
        return { name, version, wasLive }
      })
    }),
  )
  return found.flat()
}

/** Removes versions from all registries, then their files. Throws RegistryChangeError, without removing files, if one is in use. */
export async function prune(
  store: Releases['store'],
  registries: Registries,
  versions: Prunable[],
  changes: number,
  by: string,
): Promise<void> {
  for (const registry of Object.values(registries)) {
    const history = await registry.history()
    await changeRegistry({ registry, store }, by, forgetVersions(versions, history, changes))
  }
  for (const { name, version } of versions) await store.remove(name, version)
}

/** Time in ms after the registry forgot a version, within which its files are removed. */
const removalMs = 10 * 60_000

/** Throws RegistryChangeError if a prune is removing the files of a version. Runs before each version goes live. */
export function refuseRemoved(
  versions: Record<string, string>,
  history: readonly HistoryEntry[],
  now: Date,
): void {
  const recent = history.filter(({ at }) => now.getTime() - Date.parse(at) < removalMs)
  const removed = recent
    .flatMap(({ changes }) => changes)
    .find(({ kind, remote, from }) => kind === 'prune' && versions[remote] === from)
  if (removed)
    throw new RegistryChangeError(
      `${removed.remote} ${removed.from} was removed a moment ago; nothing was changed. If it was published again, try again in ${removalMs / 60_000} minutes.`,
    )
}

/** Removes versions, but not their hashes, from a registry. Throws RegistryChangeError if one is kept or none named. */
function forgetVersions(
  versions: Prunable[],
  history: HistoryEntry[],
  changes: number,
): RegistryChange {
  if (versions.length === 0) throw new RegistryChangeError('There is nothing to remove.')
  return (registry) => {
    const [apps, retired] = [appsOf(registry), { ...registry.retired }]
    for (const { name, version } of versions) {
      if (isKept(registry, history, changes, name, version))
        throw new RegistryChangeError(
          `${name} ${version} came into use meanwhile; nothing was removed.`,
        )
      for (const known of [apps, retired]) {
        const app = known[name]
        if (app) known[name] = { ...app, versions: app.versions.filter((one) => one !== version) }
      }
    }
    return {
      registry: withApps({ ...registry, ...(registry.retired && { retired }) }, apps),
      changes: versions.map(({ name, version }) => ({
        kind: 'prune',
        remote: name,
        from: version,
        to: null,
      })),
    }
  }
}

/** True for a version that is live, last good, a canary or tested, or that one of the last `changes` concerned. */
export function isKept(
  registry: Registry,
  history: readonly HistoryEntry[],
  changes: number,
  name: string,
  version: string,
): boolean {
  const lately = changes > 0 ? history.slice(-changes).flatMap((entry) => entry.changes) : []
  return (
    inUse(registry, name).includes(version) ||
    (registry.compositions ?? []).some(({ versions }) => versions[name] === version) ||
    lately.some(
      ({ kind, remote, from, to }) =>
        // A canary's percentage follows its version.
        kind !== 'prune' && remote === name && [from, to].some((one) => isOf(one, version)),
    )
  )
}

function isOf(text: string | null, version: string): boolean {
  return text?.split(' ')[0] === version
}

function inUse(registry: Registry, name: string): string[] {
  const app = appsOf(registry)[name]
  return app ? [app.live, app.lastGood ?? app.live, app.canary?.version ?? app.live] : []
}
