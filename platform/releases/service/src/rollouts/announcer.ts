import { said } from '@storefront/releases'
import type { Log } from '@storefront/server'
import type { Audit } from '../audit/audit.ts'
import { percentOf } from './rollout.ts'
import type { Announce } from './rollouts.ts'

/** Writes what a rollout did into the log and the audit, from which webhooks are sent. */
export function announcer(audit: Audit, log: Log): Announce {
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
