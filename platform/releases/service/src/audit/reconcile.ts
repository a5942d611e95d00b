import { type HistoryEntry, type RegistryStore, said } from '@storefront/releases'
import { type Log, repeat } from '@storefront/server'
import type { Environment } from '../environments.ts'
import type { Audit, AuditLine } from './audit.ts'

type Source = { name: string; place: { registry: Pick<RegistryStore, 'history'> } }

/** After this time another process writes a missing line; missing lines are looked for as often. In ms. */
const settledMs = 60_000

/**
 * Publishes and adds to the audit the changes of an environment whose process died before it did, now and every minute. Returns
 * a function that stops it.
 */
export function keepReconciled(
  audit: Audit,
  environment: Pick<Environment, 'name' | 'place'>,
  log: Log,
): () => Promise<void> {
  const complete = async () => {
    await environment.place.registry.complete()
    await reconcile(audit, environment, settledMs)
  }
  const onError = (error: unknown) =>
    log.error(
      { environment: environment.name, error },
      'what a killed process left could not be completed',
    )
  return repeat(settledMs, complete, onError, 'now')
}

/**
 * Adds a line for each change of the history that the audit lacks, because a process was killed before it wrote the line or
 * somebody changed the registry without the service. Skips changes younger than `ageMs`, whose line may still come.
 */
export async function reconcile(
  audit: Audit,
  { name, place }: Source,
  ageMs: number,
): Promise<void> {
  const known = await audit.revisions(name)
  const settled = Date.now() - ageMs
  for (const entry of await place.registry.history()) {
    if (known.has(entry.revision) || Date.parse(entry.at) > settled) continue
    await audit.append(lineOf(name, entry))
  }
}

function lineOf(environment: string, entry: HistoryEntry): AuditLine {
  const { at, by, changes, revision } = entry
  const [first] = changes
  return {
    at,
    who: by,
    verb: first?.kind === 'proven' ? 'prove' : (first?.kind ?? 'change'),
    environment,
    app: changes.map(({ remote }) => remote).join(', ') || null,
    reason: first?.reason ?? null,
    outcome: 'done',
    sentence: said(entry),
    revision,
  }
}
