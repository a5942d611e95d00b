import { openRegistry, openStore, type Place } from '@storefront/releases'
import { Refusal } from './http/refusal.ts'
import type { ReleaseSettings } from './settings.ts'

/** A registry with the site that it is for, and where the releases are that it names. */
export type Environment = {
  name: string
  /** Whether only what QA approved goes live here. */
  needsApproval: boolean
  place: Place
}

/** The environments by name, in the order in which versions pass through them. */
export async function openEnvironments(
  settings: Pick<ReleaseSettings, 'environments' | 'approvals' | 'store' | 'releases'>,
): Promise<Map<string, Environment>> {
  const store = await openStore(settings.store)
  const opened = [...settings.environments].map(
    async ([name, address]): Promise<[string, Environment]> => {
      const place = { registry: await openRegistry(address), store, root: settings.releases }
      return [name, { name, needsApproval: settings.approvals.includes(name), place }]
    },
  )
  return new Map(await Promise.all(opened))
}

/** The environment of a name. Throws Refusal 404. */
export function environmentNamed(environments: Map<string, Environment>, name = ''): Environment {
  const found = environments.get(name)
  if (found) return found
  const known = [...environments.keys()].join(', ')
  throw new Refusal(404, `There is no environment ${name}; there are ${known}.`)
}
