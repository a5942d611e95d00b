import type { Log } from '@storefront/server'
import type { Audit } from '../audit/audit.ts'
import { said } from '../audit/said.ts'
import type { RolloutEvent } from './rollouts.ts'

/** Writes what a rollout did into the log and the audit, from which webhooks are sent. */
export function announcer(audit: Audit, log: Log): (event: RolloutEvent) => Promise<void> {
  return async ({ change, sentence, ...event }) => {
    const { environment, app, version, state } = event
    const isTrouble = state === 'taken back' || state === 'ended'
    log[isTrouble ? 'warn' : 'info']({ ...event, sentence }, 'a rollout moved')
    await audit.append({
      who: change?.by ?? 'the release service',
      roles: [],
      verb: 'rollout',
      environment,
      app,
      reason: sentence,
      outcome: 'done',
      sentence: change ? said(change) : `the rollout of ${app} ${version} is over`,
      revision: change?.revision ?? null,
      version: null,
      commit: null,
    })
  }
}
