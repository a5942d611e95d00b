import type { Log } from '@storefront/server'
import type { OpenEnvironment } from '../environments.ts'
import { repeat } from '../repeat.ts'
import { type Announce, Rollouts } from './rollouts.ts'

/** How often rollouts are checked while no beacons arrive, in ms. */
const lookEveryMs = 1000

export type OpenRollouts = {
  /** Those of an environment. */
  of: (environment: string) => Pick<Rollouts, 'state' | 'begin' | 'end' | 'count'>
  close: () => Promise<unknown>
}

/** Opens the rollouts of every environment; from here on steps are taken when they are due. */
export function openRollouts(
  environments: OpenEnvironment[],
  announce: Announce,
  log: Log,
): OpenRollouts {
  const opened = new Map(
    environments.map(({ name: environment, place, needsApproval, documents }) => [
      environment,
      new Rollouts({ environment, place, needsApproval, documents, announce }),
    ]),
  )
  const stops = [...opened].map(([environment, rollouts]) =>
    repeat(
      lookEveryMs,
      () => rollouts.advance(),
      (error) => log.error({ environment, error }, 'rollouts cannot go on'),
    ),
  )
  return {
    of: (environment) => {
      const found = opened.get(environment)
      if (!found) throw new Error(`There is no environment ${environment}.`)
      return found
    },
    close: () => Promise.all(stops.map((stop) => stop())),
  }
}
