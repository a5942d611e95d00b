import type { HistoryEntry, RegisteredRemote } from '@storefront/contract'
import { appOf, appsOf } from '@storefront/releases'
import type { RegistryChange } from './change-registry.ts'
import { liveAt, RegistryChangeError, withApps } from './changes.ts'

/** Versions of an app in the order they went live. A rollback takes the ones after its version off. */
function wentLive(history: HistoryEntry[], name: string): string[] {
  const versions: string[] = []
  const changes = history.flatMap((entry) => entry.changes).filter(({ remote }) => remote === name)
  for (const { kind, from, to } of changes) {
    if (to === null || !['promote', 'rollback', 'repair'].includes(kind)) continue
    if (versions.length === 0 && from) versions.push(from)
    const earlier = kind === 'promote' ? -1 : versions.lastIndexOf(to)
    if (earlier >= 0) versions.length = earlier + 1
    else if (versions.at(-1) !== to) versions.push(to)
  }
  return versions
}

/** The version of `app` that was live before `version` and is not removed, or null. */
export function previousVersion(
  history: HistoryEntry[],
  name: string,
  version: string,
  app: RegisteredRemote,
): string | null {
  const versions = wentLive(history, name)
  const earlier = versions.slice(0, Math.max(0, versions.lastIndexOf(version)))
  return earlier.findLast((one) => one !== version && app.versions.includes(one)) ?? null
}

/**
 * Makes the previous version live again, or after a retirement (`from` null) the retired one; `lastGood` is the one before.
 * Throws RegistryChangeError if `from` is no longer live.
 */
export function rollbackTo(
  name: string,
  from: string | null,
  previous: string,
  lastGood: string | null,
): RegistryChange {
  return (registry) => {
    const apps = appsOf(registry)
    if ((apps[name]?.live ?? null) !== from)
      throw new RegistryChangeError(
        `${name} ${from ?? ''} is no longer ${from ? 'live' : 'retired'}: another change came first. Nothing was rolled back.`,
      )
    apps[name] = liveAt(appOf(registry, name), previous, lastGood ?? undefined)
    const { [name]: _back, ...retired } = registry.retired ?? {}
    return {
      registry: withApps({ ...registry, retired }, apps),
      changes: [{ kind: 'rollback', remote: name, from, to: previous }],
    }
  }
}
