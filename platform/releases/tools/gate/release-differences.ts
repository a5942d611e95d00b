import { type AnyRelease, isShell } from '@storefront/releases'

export type ReleaseDifferences = {
  added: string[]
  removed: string[]
  changed: string[]
  /** Fields of the description: `builtOn.contract: 1.0.0 → 1.1.0`. */
  description: string[]
}

export function releaseDifferences(from: AnyRelease, to: AnyRelease): ReleaseDifferences {
  const before = Object.keys(from.integrity)
  const after = Object.keys(to.integrity)
  return {
    added: after.filter((file) => !from.integrity[file]),
    removed: before.filter((file) => !to.integrity[file]),
    changed: after.filter(
      (file) => from.integrity[file] && from.integrity[file] !== to.integrity[file],
    ),
    description: differencesIn('', decided(from), decided(to)),
  }
}

/** Fields that a person decides; the others change with every build. */
function decided(release: AnyRelease) {
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
