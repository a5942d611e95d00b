import type { Registry } from '@storefront/contract'
import type { RegistryChange } from './history.ts'
import { RegistryChangeError } from './registry-changes.ts'

/** Whether a version is kept until it is unpinned. */
export function isPinned({ pinned }: Registry, name: string, version: string): boolean {
  return pinned?.[name]?.includes(version) ?? false
}

/** Keeps one of the `published` versions until it is unpinned. Throws RegistryChangeError for any other. */
export function pinVersion(name: string, version: string, published: string[]): RegistryChange {
  if (!published.includes(version))
    throw new RegistryChangeError(`${name} ${version} was never published.`)
  return (registry) => {
    const others = unpinned(registry, name, version)
    return {
      registry: { ...registry, pinned: { ...registry.pinned, [name]: [...others, version] } },
      changes: [{ kind: 'pin', remote: name, from: null, to: version }],
    }
  }
}

/** Lets a pinned version be pruned again. Throws RegistryChangeError for a version that is not pinned. */
export function unpinVersion(name: string, version: string): RegistryChange {
  return (registry) => {
    if (!isPinned(registry, name, version))
      throw new RegistryChangeError(`${name} ${version} is not pinned.`)
    const pinned = { ...registry.pinned, [name]: unpinned(registry, name, version) }
    return {
      registry: { ...registry, pinned },
      changes: [{ kind: 'unpin', remote: name, from: version, to: null }],
    }
  }
}

function unpinned({ pinned }: Registry, name: string, version: string): string[] {
  return (pinned?.[name] ?? []).filter((one) => one !== version)
}
