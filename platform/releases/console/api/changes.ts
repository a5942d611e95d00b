import { changeAnswer, rolloutAnswer } from '../../service/src/wire.ts'
import { type Intent, intentName } from '../domain/intent.ts'
import type { Ask } from './service.ts'

const resources = {
  promote: 'promotions',
  rollback: 'rollbacks',
  canary: 'canaries',
  approve: 'approvals',
}

/** Makes a change; returns a sentence that confirms it. Throws RefusedError, UnreachableError. */
export async function makeChange(ask: Ask, intent: Intent, reason: string): Promise<string> {
  const { kind, environment, ...wanted } = intent
  const done = `Done: ${intentName(intent)} in ${environment}`
  const path = `/environments/${encodeURIComponent(environment)}`
  const body = { ...wanted, reason }
  if (kind === 'rollout') {
    await ask('POST', `${path}/rollouts`, rolloutAnswer, { body })
    return `${done}.`
  }
  if (intent.kind === 'end rollout') {
    const one = `${path}/rollouts/${encodeURIComponent(intent.id)}`
    await ask('DELETE', one, rolloutAnswer, { body: { reason } })
    return `${done}.`
  }
  const { revision } = await ask('POST', `${path}/${resources[intent.kind]}`, changeAnswer, {
    body,
  })
  return `${done}, revision ${revision}.`
}
