import type { Change, HistoryEntry, RegisteredRemote } from '@storefront/contract'
import { appsOf } from '@storefront/releases'
import type { RegistryChange } from './change-registry.ts'
import { liveAt, RegistryChangeError, withApps } from './changes.ts'

/** The newest version of `app` that was live before `version` and is not removed, or null. */
export function previousVersion(
  history: HistoryEntry[],
  name: string,
  version: string | null,
  app: RegisteredRemote | undefined,
): string | null {
  const stepsTo = history
    .flatMap(({ changes }) => changes)
    .filter(({ kind, remote, to }) => kind === 'promote' && remote === name && to === version)
  const isPrevious = ({ from }: Change) =>
    from !== null && from !== version && app?.versions.includes(from)
  return stepsTo.findLast(isPrevious)?.from ?? null
}

/**
 * Makes the previous version live again; `lastGood` is the one before. Throws RegistryChangeError without one, or if
 * `from` is no longer live.
 */
export function rollbackTo(
  name: string,
  from: string | null,
  previous: string | null,
  lastGood: string | null,
): RegistryChange {
  if (!previous) throw new RegistryChangeError(`There is no version of ${name} to go back to.`)
  return (registry) => {
    const apps = appsOf(registry)
    const before = apps[name]
    if (before?.live !== from)
      throw new RegistryChangeError(
        `${name} ${from} is no longer live: another change came first. Nothing was rolled back.`,
      )
    apps[name] = liveAt(before, previous, lastGood ?? undefined)
    return {
      registry: withApps(registry, apps),
      changes: [{ kind: 'rollback', remote: name, from, to: previous }],
    }
  }
}
