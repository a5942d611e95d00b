import type { HistoryEntry } from '@storefront/releases'
import type { Log } from '@storefront/server'
import type { Environment } from '../environments.ts'
import type { Audit, AuditLine } from './audit.ts'
import { said } from './said.ts'

type Source = { name: string; place: Pick<Environment['place'], 'registry'> }

/** How long a change may be without its line before another process writes it, and how often that is looked for, in ms. */
const settledMs = 60_000

/** Adds to the audit the changes that it has no line of, now and every minute. Returns a function that stops it. */
export async function keepReconciled(
  audit: Audit,
  environments: Source[],
  log: Log,
): Promise<() => void> {
  const all = async () => {
    for (const environment of environments) await reconcile(audit, environment, settledMs)
  }
  await all()
  const timer = setInterval(async () => {
    await all().catch((error: unknown) =>
      log.error({ error }, 'the audit could not be compared with the history'),
    )
  }, settledMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Adds to the audit what the history of an environment has and the audit has not: a process was killed between the change
 * and its line, or the registry was changed without the service. Leaves out what is younger than `ageMs`: the process
 * that made that change may be about to write its line.
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
    // The history does not say.
    roles: [],
    verb: first?.kind === 'proven' ? 'prove' : (first?.kind ?? 'change'),
    environment,
    app: changes.map(({ remote }) => remote).join(', ') || null,
    reason: first?.reason ?? null,
    outcome: 'done',
    sentence: said(entry),
    revision,
    version: null,
    commit: null,
  }
}
