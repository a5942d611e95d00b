import type { Registry } from '@storefront/contract'
import type { HistoryEntry } from './history.ts'
import { isMarked } from './marks.ts'
import { appsOf, shellName } from './registry-changes.ts'

/**
 * Whether a version of a remote, or of the shell, is kept for good or for now: it is live, the last good one, a canary, part
 * of a proven tuple or pinned, or was live or a canary after one of the last `changes` of the history.
 */
export function isKept(
  registry: Registry,
  history: readonly HistoryEntry[],
  changes: number,
  name: string,
  version: string,
): boolean {
  const lately = changes > 0 ? history.slice(-changes).map((entry) => entry.registry) : []
  return (
    isMarked(registry, 'pinned', name, version) ||
    (registry.compositions ?? []).some(({ versions }) => versions[name] === version) ||
    [registry, ...lately].some((one) => inUse(one, name).includes(version))
  )
}

function inUse(registry: Registry, name: string): string[] {
  const app = appsOf(registry)[name]
  return app ? [app.live, app.lastGood ?? app.live, app.canary?.version ?? app.live] : []
}

/** The shell and every remote that is or was on the site. */
export function knownApps(registry: Registry): string[] {
  const names = Object.keys({ ...registry.remotes, ...registry.retired })
  return [...names.sort(), shellName]
}
