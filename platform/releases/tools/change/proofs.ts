import type { ProvenTuple, Registry } from '@storefront/contract'
import { liveTuple } from '@storefront/releases'
import type { RegistryChange } from './change-registry.ts'
import { RegistryChangeError } from './changes.ts'

/** Records a tested combination and replaces its earlier test. */
export function recordProof(proven: ProvenTuple): RegistryChange {
  return (registry) => {
    const others = (registry.compositions ?? []).filter(
      ({ versions }) => !isSameTuple(versions, proven.versions),
    )
    return {
      registry: { ...registry, compositions: [...others, proven] },
      changes: Object.entries(proven.versions).map(([remote, to]) => ({
        kind: 'proven',
        remote,
        from: null,
        to,
      })),
    }
  }
}

/** Returns the recorded test of a combination, or null. */
export function proofOf(registry: Registry, versions: Record<string, string>): ProvenTuple | null {
  return registry.compositions?.find((known) => isSameTuple(known.versions, versions)) ?? null
}

/** Wraps a change: it throws RegistryChangeError unless the resulting versions are a tested combination. */
export function provenOnly(change: RegistryChange): RegistryChange {
  return (registry) => {
    const outcome = change(registry)
    const versions = liveTuple(outcome.registry)
    if (proofOf(registry, versions)) return outcome
    const tuple = Object.entries(versions).map((pair) => pair.join('='))
    throw new RegistryChangeError(
      `${tuple.join(' ')} never passed the journeys together: npm run e2e -- --remotes ${tuple.join(',')}`,
    )
  }
}

function isSameTuple(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
