import { repeat } from '@storefront/server'
import * as v from 'valibot'
import { log } from '../operations/log.ts'

const everyMs = 1000

const answer = v.object({ revision: v.number() })

/**
 * Asks the provider now and then every second which catalogue its answers are from, so that a kept page does not outlive an
 * edit of it. `tell` is not called for a provider that does not say. `apiBase` is the address of its API,
 * `https://api.example/api/v1`. Returns a function that stops it.
 */
export function followCatalogue(apiBase: string, tell: (revision: number) => void) {
  const ask = async () => {
    const signal = AbortSignal.timeout(everyMs)
    const response = await fetch(`${apiBase}/catalogue/revision`, { signal })
    const body: unknown = response.ok ? await response.json() : await response.body?.cancel()
    const said = v.safeParse(answer, body)
    if (said.success) tell(said.output.revision)
  }
  // The last revision is kept: pages made meanwhile lack their data and are not cached.
  const keep = (error: unknown) =>
    log.debug({ error }, 'the revision of the catalogue could not be read')
  return repeat(everyMs, ask, keep, 'now')
}
