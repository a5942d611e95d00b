import { changeAnswer, rolloutAnswer } from '../../src/wire.ts'
import { type Intent, intentName } from '../domain/intent.ts'
import type { Service } from './service.ts'

/** Makes a change and says that it was made. Throws RefusedError, UnreachableError. */
export async function makeChange(
  service: Service,
  intent: Intent,
  reason: string,
): Promise<string> {
  const done = `Done: ${intentName(intent)} in ${intent.environment}`
  const environment = `/environments/${encodeURIComponent(intent.environment)}`
  if (intent.kind === 'end rollout') {
    const path = `${environment}/rollouts/${encodeURIComponent(intent.id)}`
    await service.change('DELETE', path, { reason }, rolloutAnswer)
    return `${done}.`
  }
  const [resource, body] = requestOf(intent)
  const path = `${environment}/${resource}`
  if (intent.kind === 'rollout') {
    await service.change('POST', path, { ...body, reason }, rolloutAnswer)
    return `${done}.`
  }
  const { revision } = await service.change('POST', path, { ...body, reason }, changeAnswer)
  return `${done}, revision ${revision}.`
}

type Posted = Exclude<Intent, { kind: 'end rollout' }>

function requestOf(intent: Posted): [resource: string, body: object] {
  switch (intent.kind) {
    case 'promote': {
      const { versions, onlyProven } = intent
      return ['promotions', { versions, onlyProven }]
    }
    case 'approve':
      return ['approvals', { versions: intent.versions }]
    case 'rollback':
      return ['rollbacks', { app: intent.app }]
    case 'canary': {
      const { app, version, percent } = intent
      return ['canaries', { app, version, percent }]
    }
    case 'rollout': {
      const { app, version, steps, everySeconds } = intent
      return ['rollouts', { app, version, steps, everySeconds }]
    }
  }
}
