import type { Registry } from '@storefront/contract'
import type { Change, RegistryChange } from './history.ts'
import { appsOf, RegistryChangeError } from './registry-changes.ts'

/**
 * Copies what is live in one registry into another that has no change yet. Throws RegistryChangeError where there is nothing to copy, or
 * something was changed already.
 */
export function adoptRegistry(found: Registry): RegistryChange {
  if (found.revision === 0) throw new RegistryChangeError('There is nothing to adopt.')
  return (registry) => {
    if (registry.revision > 0) {
      throw new RegistryChangeError('This registry has changes of its own: nothing was adopted.')
    }
    const changes = Object.entries(appsOf(found)).map(([remote, { live, lastGood }]): Change => {
      // A rollback leads to the same version as before.
      return { kind: 'promote', remote, from: lastGood ?? null, to: live }
    })
    return { registry: found, changes }
  }
}
