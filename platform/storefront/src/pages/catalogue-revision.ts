import { repeat } from '@storefront/server'
import * as v from 'valibot'
import { log } from '../operations/log.ts'
import { cataloguePollMs } from '../times.ts'

const answer = v.object({ revision: v.number() })

/**
 * Polls the revision of the provider's catalogue every second, so that a cached page does not outlive an edit.
 * `apiBase` is e.g. `https://api.example/api/v1`. Returns a function that stops polling.
 */
export function followCatalogue(apiBase: string, onRevision: (revision: number) => void) {
  const ask = async () => {
    const signal = AbortSignal.timeout(cataloguePollMs)
    const response = await fetch(`${apiBase}/catalogue/revision`, { signal })
    const body: unknown = response.ok ? await response.json() : await response.body?.cancel()
    const parsed = v.safeParse(answer, body)
    if (parsed.success) onRevision(parsed.output.revision)
  }
  // Pages rendered meanwhile lack their data and are not cached.
  const logFailure = (error: unknown) =>
    log.debug({ error }, 'the revision of the catalogue could not be read')
  return repeat(cataloguePollMs, ask, logFailure, 'now')
}
