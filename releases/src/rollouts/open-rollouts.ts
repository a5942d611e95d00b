import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@storefront/server'
import type { Environment } from '../environments.ts'
import { directoryStateStore } from './directory-state-store.ts'
import { type RolloutEvent, Rollouts } from './rollouts.ts'
import type { StateStore } from './state-store.ts'

/** How often rollouts are checked while no beacons arrive, in ms. */
const lookEveryMs = 1000

export type OpenRollouts = {
  /** Those of an environment. */
  of: (environment: string) => Rollouts
  close: () => Promise<void>
}

export type OpenRolloutsOptions = {
  environments: Iterable<Environment>
  /** Address of the registry of each: its rollouts are kept where it is. */
  addresses: Map<string, string>
  announce: (event: RolloutEvent) => Promise<void> | void
  log: Log
}

/** Opens the rollouts of every environment; from here on steps are taken when they are due. */
export async function openRollouts(options: OpenRolloutsOptions): Promise<OpenRollouts> {
  const { environments, addresses, announce, log } = options
  const opened = await Promise.all(
    [...environments].map(async ({ name, place, needsApproval }) => {
      const store = await openStateStore(name, addresses.get(name) ?? place.root)
      const rollouts = new Rollouts({ environment: name, place, needsApproval, store, announce })
      return { name, store, rollouts }
    }),
  )
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
      await Promise.all(opened.map(({ store }) => store.close()))
    },
  }
}

async function openStateStore(environment: string, address: string): Promise<StateStore> {
  if (!/^postgres(ql)?:\/\//.test(address)) return directoryStateStore(join(address, '.rollouts'))
  const { postgresStateStore } = await import('./postgres-state-store.ts')
  return postgresStateStore(environment, address)
}
