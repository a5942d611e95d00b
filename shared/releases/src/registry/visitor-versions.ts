import { createHash } from 'node:crypto'
import type { RegisteredRemote, Registry } from '@storefront/contract'
import { appsOf, shellName } from './registry-changes.ts'

/** Whether the shell or any remote has a canary: only then a visitor has to be recognised. */
export function hasCanary(registry: Registry): boolean {
  return Object.values(appsOf(registry)).some(({ canary }) => canary !== undefined)
}

/**
 * The tuple of versions that one visitor's page load gets. A canary takes the visitors whose number for this remote
 * is below its percentage: 0 % is nobody, and raising it keeps those who have it. `visitor` null gets what is live.
 */
export function versionsFor(registry: Registry, visitor: string | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [
      name,
      versionFor(name, remote, visitor),
    ]),
  )
}

/** The version of the shell that one visitor's page load gets; null where none is known. `visitor` null gets what is live. */
export function shellVersionFor({ shell }: Registry, visitor: string | null): string | null {
  return shell ? versionFor(shellName, shell, visitor) : null
}

function versionFor(name: string, { live, canary }: RegisteredRemote, visitor: string | null) {
  return canary && visitor !== null && positionOf(visitor, name) < canary.percent
    ? canary.version
    : live
}

/**
 * What stands in where `version` of a remote cannot be loaded: for what is live the last good version, for a canary what
 * is live. Null for a version that somebody asked for by name, and where nothing was live before.
 */
export function standInFor({ remotes }: Registry, name: string, version: string): string | null {
  const remote = remotes[name]
  if (remote?.live === version) return remote.lastGood ?? null
  return remote?.canary?.version === version ? remote.live : null
}

/** A visitor's fixed place between 0 and 100 for one remote, independent of versions and of other remotes. */
function positionOf(visitor: string, remote: string): number {
  const digest = createHash('sha256').update(`${remote}:${visitor}`).digest()
  return (digest.readUInt32BE(0) / 0x1_0000_0000) * 100
}
