import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@storefront/server'
import type { OpenEnvironment } from '../environments.ts'
import { type RolloutEvent, Rollouts } from './rollouts.ts'

/** How often rollouts are checked while no beacons arrive, in ms. */
const lookEveryMs = 1000

export type OpenRollouts = {
  /** Those of an environment. */
  of: (environment: string) => Pick<Rollouts, 'state' | 'begin' | 'end' | 'count'>
  close: () => Promise<void>
}

export type OpenRolloutsOptions = {
  environments: Iterable<OpenEnvironment>
  announce: (event: RolloutEvent) => Promise<void> | void
  log: Log
}

/** Opens the rollouts of every environment; from here on steps are taken when they are due. */
export function openRollouts(options: OpenRolloutsOptions): OpenRollouts {
  const { environments, announce, log } = options
  const opened = [...environments].map(({ name, place, needsApproval, documents }) => ({
    name,
    rollouts: new Rollouts({ environment: name, place, needsApproval, documents, announce }),
  }))
  const closing = new AbortController()
  const look = async () => {
    while (!closing.signal.aborted) {
      for (const { name: environment, rollouts } of opened) {
        await rollouts
          .advance()
          .catch((error: unknown) => log.error({ environment, error }, 'rollouts cannot go on'))
      }
      const options = { signal: closing.signal, ref: false }
      await pause(lookEveryMs, undefined, options).catch(() => undefined)
    }
  }
  const looking = look()
  return {
    of: (environment) => {
      const found = opened.find(({ name }) => name === environment)
      if (!found) throw new Error(`There is no environment ${environment}.`)
      return found.rollouts
    },
    close: async () => {
      closing.abort()
      await looking
    },
  }
}
