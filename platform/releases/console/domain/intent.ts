/** A change that a person is about to make in one environment. */
export type Intent = { environment: string } & (
  | { kind: 'promote'; versions: Record<string, string>; onlyProven: boolean }
  | { kind: 'rollback'; app: string }
  /** 0 % ends it. */
  | { kind: 'canary'; app: string; version: string; percent: number }
  | { kind: 'rollout'; app: string; version: string; steps: number[]; everySeconds: number }
  | { kind: 'end rollout'; app: string; version: string; id: string }
  | { kind: 'approve'; versions: Record<string, string> }
)

const verbs: Record<Intent['kind'], string> = {
  promote: 'Promote',
  rollback: 'Roll back',
  canary: 'Canary',
  rollout: 'Roll out',
  'end rollout': 'End the rollout of',
  approve: 'Approve',
}

/** What it does, for a button beside the version that it concerns. */
export function intentVerb(intent: Intent): string {
  return intent.kind === 'canary' && intent.percent === 0 ? 'End canary' : verbs[intent.kind]
}

/** What it does to which versions: `Promote flights 1.1.0`. */
export function intentName(intent: Intent): string {
  if ('versions' in intent) return `${intentVerb(intent)} ${tupleText(intent.versions)}`
  const version = 'version' in intent ? ` ${intent.version}` : ''
  return `${intentVerb(intent)} ${intent.app}${version}`
}

/** `flights 1.1.0, shell 2.0.0`. */
export function tupleText(versions: Record<string, string>): string {
  return Object.entries(versions)
    .map((pair) => pair.join(' '))
    .join(', ')
}
