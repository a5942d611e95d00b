import { type AnyRelease, isShell } from '@storefront/releases'

/** What one version of a remote has that another has not. */
export type ReleaseDifferences = {
  added: string[]
  removed: string[]
  changed: string[]
  /** What else a release says of itself: `builtOn.contract: 1.0.0 → 1.1.0`. */
  description: string[]
}

/** What changes for visitors and for the shell when `to` takes the place of `from`. */
export function releaseDifferences(from: AnyRelease, to: AnyRelease): ReleaseDifferences {
  const before = Object.keys(from.integrity)
  const after = Object.keys(to.integrity)
  return {
    added: after.filter((file) => !from.integrity[file]),
    removed: before.filter((file) => !to.integrity[file]),
    changed: after.filter(
      (file) => from.integrity[file] && from.integrity[file] !== to.integrity[file],
    ),
    description: differencesIn('', said(from), said(to)),
  }
}

/** What a person decides about; the rest is named after the bytes of its files. */
function said(release: AnyRelease) {
  if (!isShell(release)) {
    const { mounts, tab, server, builtOn, exposes } = release
    return { mounts, tab, server, builtOn, exposes: Object.keys(exposes) }
  }
  const { contract, session, shared, names, events } = release
  return { contract, session, shared, names, events }
}

function differencesIn(path: string, from: unknown, to: unknown): string[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  if (isRecord(from) && isRecord(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    return keys.flatMap((key) => differencesIn(path ? `${path}.${key}` : key, from[key], to[key]))
  }
  return [`${path}: ${JSON.stringify(from) ?? 'none'} → ${JSON.stringify(to) ?? 'none'}`]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
