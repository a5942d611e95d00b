import type { Registry } from '@storefront/contract'
import type { RegistryChange } from './history.ts'
import { appsOf, RegistryChangeError } from './registry-changes.ts'

/** Whether QA approved a version; in an environment that wants approvals no other one goes live. */
export function isApproved({ approved }: Registry, name: string, version: string): boolean {
  return approved?.[name]?.includes(version) ?? false
}

/** Approves published versions, for good. Throws RegistryChangeError for one that already is. */
export function approveVersions(versions: Record<string, string>): RegistryChange {
  return (registry) => {
    const approved = { ...registry.approved }
    const changes = Object.entries(versions).map(([name, version]) => {
      if (isApproved(registry, name, version))
        throw new RegistryChangeError(`${name} ${version} is approved already.`)
      approved[name] = [...(approved[name] ?? []), version]
      return { kind: 'approve' as const, remote: name, from: null, to: version }
    })
    return { registry: { ...registry, approved }, changes }
  }
}

/** Lets a change pass only when it shows visitors no version that was not approved. It throws RegistryChangeError otherwise. */
export function approvedOnly(change: RegistryChange): RegistryChange {
  return (registry) => {
    const outcome = change(registry)
    const before = new Set(shown(registry).map(([name, version]) => `${name} ${version}`))
    const missing = shown(outcome.registry).find(
      ([name, version]) =>
        !before.has(`${name} ${version}`) && !isApproved(registry, name, version),
    )
    if (!missing) return outcome
    const [name, version] = missing
    throw new RegistryChangeError(
      `${name} ${version} is not approved here. QA does that: npm run registry -- approve ${name}=${version}`,
    )
  }
}

/** What visitors get: the live version of each app, and its canary. */
function shown(registry: Registry): [name: string, version: string][] {
  return Object.entries(appsOf(registry)).flatMap(([name, { live, canary }]) =>
    [live, ...(canary ? [canary.version] : [])].map((version): [string, string] => [name, version]),
  )
}
