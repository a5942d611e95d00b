import * as v from 'valibot'
import { log } from '../operations/log.ts'

const everyMs = 1000

const answer = v.object({ revision: v.number() })

/** Which catalogue the provider's answers are from, so that a kept page does not outlive an edit of it. */
export class CatalogueRevision {
  private readonly url: string
  private known: number | null = null
  private timer: NodeJS.Timeout | undefined

  /** `apiBase` is the address of the provider's API, `https://api.example/api/v1`. */
  constructor(apiBase: string) {
    this.url = `${apiBase}/catalogue/revision`
  }

  /** The last known revision; null for a provider without one, whose pages live as long as the cache keeps them. */
  get current(): number | null {
    return this.known
  }

  /** Asks now, and then every second. */
  follow(): void {
    void this.ask()
    this.timer = setInterval(() => void this.ask(), everyMs).unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private async ask(): Promise<void> {
    try {
      const response = await fetch(this.url, { signal: AbortSignal.timeout(everyMs) })
      const body: unknown = response.ok ? await response.json() : await response.body?.cancel()
      const said = v.safeParse(answer, body)
      if (said.success) this.known = said.output.revision
    } catch (error) {
      // The last revision is kept: pages made meanwhile lack their data and are not cached.
      log.debug({ error }, 'the revision of the catalogue could not be read')
    }
  }
}
