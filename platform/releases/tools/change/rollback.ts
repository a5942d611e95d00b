import type { HistoryEntry } from '@storefront/contract'
import { appsOf } from '@storefront/releases'
import type { RegistryChange } from './change-registry.ts'
import { liveAt, RegistryChangeError, withApps } from './changes.ts'

/** The version that was live before `version`, or null. */
export function previousVersion(
  history: HistoryEntry[],
  name: string,
  version: string | undefined,
): string | null {
  const stepsTo = history
    .flatMap(({ changes }) => changes)
    .filter(({ kind, remote, to }) => kind === 'promote' && remote === name && to === version)
  return stepsTo.findLast(({ from }) => from !== null && from !== version)?.from ?? null
}

/** Makes the version before live again; `lastGood` is the one before that. Throws RegistryChangeError if there is none. */
export function rollbackTo(
  name: string,
  previous: string | null,
  lastGood: string | null,
): RegistryChange {
  if (!previous) throw new RegistryChangeError(`There is no version of ${name} to go back to.`)
  return (registry) => {
    const apps = appsOf(registry)
    const before = apps[name]
    apps[name] = liveAt(before, previous, lastGood ?? undefined)
    return {
      registry: withApps(registry, apps),
      changes: [{ kind: 'rollback', remote: name, from: before?.live ?? null, to: previous }],
    }
  }
}
