/** What somebody is about to change in one environment. */
export type Intent = { environment: string } & (
  | { kind: 'promote'; versions: Record<string, string>; onlyProven: boolean }
  | { kind: 'rollback'; app: string }
  /** 0 % ends it. */
  | { kind: 'canary'; app: string; version: string; percent: number }
  /** Percent of the visitors, growing. */
  | { kind: 'rollout'; app: string; version: string; steps: number[]; everySeconds: number }
  | { kind: 'end rollout'; app: string; version: string; id: string }
  | { kind: 'approve'; versions: Record<string, string> }
)

/** What it is called on buttons and as the title of its dialog. */
export function intentName(intent: Intent): string {
  switch (intent.kind) {
    case 'promote':
      return `Promote ${tupleText(intent.versions)}`
    case 'rollback':
      return `Roll back ${intent.app}`
    case 'canary':
      return intent.percent === 0
        ? `End the canary ${intent.app} ${intent.version}`
        : `Canary ${intent.app} ${intent.version}`
    case 'rollout':
      return `Roll out ${intent.app} ${intent.version}`
    case 'end rollout':
      return `End the rollout of ${intent.app} ${intent.version}`
    case 'approve':
      return `Approve ${tupleText(intent.versions)}`
  }
}

/** `flights 1.1.0, shell 2.0.0`. */
export function tupleText(versions: Record<string, string>): string {
  return Object.entries(versions)
    .map((pair) => pair.join(' '))
    .join(', ')
}
