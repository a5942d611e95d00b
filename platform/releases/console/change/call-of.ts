import { type Call, calls } from '../../service/src/calls.ts'
import type { Intent } from '../domain/intent.ts'

const resources = {
  promote: 'promotions',
  rollback: 'rollbacks',
  canary: 'canaries',
  approve: 'approvals',
} as const

/** The call that makes a change, for a reason. */
export function callOf(intent: Intent, reason: string): Call<object> {
  const { kind, environment, ...wanted } = intent
  if (intent.kind === 'end rollout') return calls.endRollout(environment, intent.id, reason)
  if (intent.kind === 'rollout') {
    const { app, version, steps, everySeconds } = intent
    return calls.rollout(environment, { app, version, steps, everySeconds, reason })
  }
  return calls.change(environment, resources[intent.kind], { ...wanted, reason })
}
