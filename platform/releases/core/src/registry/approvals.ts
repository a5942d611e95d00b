import type { Registry } from '@storefront/contract'
import type { RegistryChange } from './history.ts'
import { isMarked } from './marks.ts'
import { appsOf, RegistryChangeError } from './registry-changes.ts'

/** Lets a change pass only when it shows visitors no version that was not approved. It throws RegistryChangeError otherwise. */
export function approvedOnly(change: RegistryChange): RegistryChange {
  return (registry) => {
    const outcome = change(registry)
    const before = new Set(shown(registry).map(([name, version]) => `${name} ${version}`))
    const missing = shown(outcome.registry).find(
      ([name, version]) =>
        !before.has(`${name} ${version}`) && !isMarked(registry, 'approved', name, version),
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
