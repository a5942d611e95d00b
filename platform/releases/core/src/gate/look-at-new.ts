import type { Registry } from '@storefront/contract'
import type { RegistryChange } from '../registry/history.ts'
import { appsOf } from '../registry/registry-changes.ts'

/** Looks at versions that no visitor has yet, beside what is live. Throws NotFitError. */
export type Look = (versions: Record<string, string>) => Promise<unknown>

/** Has versions looked at that are new to visitors, once nothing else is against the change. Throws what either of them throws. */
export async function lookAtNew(
  registry: Registry,
  versions: Record<string, string>,
  change: RegistryChange,
  look?: Look,
): Promise<void> {
  change(registry)
  const apps = appsOf(registry)
  const isNew = Object.entries(versions).some(
    ([name, version]) => apps[name]?.live !== version && apps[name]?.canary?.version !== version,
  )
  if (isNew) await look?.(versions)
}
