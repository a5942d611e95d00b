import type { Log } from '@storefront/server'
import type { Audit } from '../audit/audit.ts'
import { said } from '../audit/said.ts'
import type { OpenEnvironment } from '../environments.ts'
import { repeat } from '../repeat.ts'
import { percentOf } from './rollout.ts'
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
  audit: Audit,
  log: Log,
): OpenRollouts {
  const announce = announcer(audit, log)
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

/** Writes what a rollout did into the log and the audit, from which webhooks are sent. */
function announcer(audit: Audit, log: Log): Announce {
  return async (environment, rollout, change) => {
    const { app, version, state, verdict, reason } = rollout
    const percent = percentOf(rollout)
    const sentence = verdict ?? reason
    const isTrouble = state === 'taken back' || state === 'ended'
    const told = { environment, app, version, state, percent, sentence }
    log[isTrouble ? 'warn' : 'info'](told, 'a rollout moved')
    await audit.append({
      who: change?.by ?? 'the release service',
      verb: 'rollout',
      environment,
      app,
      reason: sentence,
      outcome: 'done',
      sentence: change ? said(change) : `the rollout of ${app} ${version} is over`,
      revision: change?.revision ?? null,
    })
  }
}
