import type { Registry } from '@storefront/contract'
import type { Change, RegistryChange } from './history.ts'
import { RegistryChangeError } from './registry-changes.ts'

/** What a version is noted as: `pinned`, so that it is kept; `approved` by QA, for good, so that it goes live where that is asked for. */
type Mark = 'pinned' | 'approved'

/** Whether a version is noted as that. */
export function isMarked(registry: Registry, mark: Mark, name: string, version: string): boolean {
  return registry[mark]?.[name]?.includes(version) ?? false
}

/** Keeps a version until it is unpinned. */
export function pinVersion(name: string, version: string): RegistryChange {
  return (registry) => ({
    registry: noted(registry, 'pinned', name, version, true),
    changes: [{ kind: 'pin', remote: name, from: null, to: version }],
  })
}

/** Lets a pinned version be pruned again. Throws RegistryChangeError for a version that is not pinned. */
export function unpinVersion(name: string, version: string): RegistryChange {
  return (registry) => {
    if (!isMarked(registry, 'pinned', name, version))
      throw new RegistryChangeError(`${name} ${version} is not pinned.`)
    return {
      registry: noted(registry, 'pinned', name, version, false),
      changes: [{ kind: 'unpin', remote: name, from: version, to: null }],
    }
  }
}

/** Approves versions. Throws RegistryChangeError for one that already is. */
export function approveVersions(versions: Record<string, string>): RegistryChange {
  return (before) => {
    let registry = before
    const changes = Object.entries(versions).map(([name, version]): Change => {
      if (isMarked(before, 'approved', name, version))
        throw new RegistryChangeError(`${name} ${version} is approved already.`)
      registry = noted(registry, 'approved', name, version, true)
      return { kind: 'approve', remote: name, from: null, to: version }
    })
    return { registry, changes }
  }
}

function noted(registry: Registry, mark: Mark, name: string, version: string, isNoted: boolean) {
  const others = (registry[mark]?.[name] ?? []).filter((one) => one !== version)
  const versions = isNoted ? [...others, version] : others
  return { ...registry, [mark]: { ...registry[mark], [name]: versions } }
}
