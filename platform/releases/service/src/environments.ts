import {
  type Documents,
  openDocuments,
  type Place,
  placeOf,
  type ReleaseDesk,
  type ReleaseStore,
  releaseDesk,
} from '@storefront/releases'
import { Refusal } from './http/refusal.ts'
import { type Announce, Rollouts } from './rollouts/rollouts.ts'
import type { ReleaseSettings } from './settings.ts'
import { tracing } from './tracing.ts'

/** A registry with the site that it is for, and where the releases are that it names. */
export type Environment = {
  name: string
  /** Whether only what QA approved goes live here. */
  needsApproval: boolean
  place: Place
  desk: ReleaseDesk
  rollouts: Pick<Rollouts, 'state' | 'begin' | 'end' | 'count'>
}

/** One that was opened: also where its registry and its rollouts are. */
export type OpenEnvironment = Environment & { documents: Documents; rollouts: Rollouts }

/** The environments by name, in the order in which versions pass through them. */
export async function openEnvironments(
  settings: Pick<ReleaseSettings, 'environments' | 'approvals' | 'releases' | 'log'>,
  store: ReleaseStore,
  announce: Announce,
): Promise<Map<string, OpenEnvironment>> {
  const opened = [...settings.environments].map(
    async ([name, address]): Promise<[string, OpenEnvironment]> => {
      const documents = await openDocuments(address, tracing.client)
      const place = placeOf(documents, store, settings.releases, (release, error) =>
        settings.log.error(
          { environment: name, release, error },
          'a release cannot be read for what is published',
        ),
      )
      const needsApproval = settings.approvals.includes(name)
      const rollouts = new Rollouts({
        environment: name,
        place,
        needsApproval,
        documents,
        announce,
      })
      return [name, { name, needsApproval, place, documents, rollouts, desk: releaseDesk(place) }]
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
