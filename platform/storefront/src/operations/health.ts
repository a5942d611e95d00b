import { Hono } from 'hono'

export type HealthOptions = {
  remotes: () => Promise<string[]>
  /** One sentence for each live release, registry or store that cannot be read now; reads them again. */
  problems: () => Promise<string[]>
  isLeaving: () => boolean
}

/** Time that a result is cached, so that frequent checks cost nothing, in ms. */
const freshMs = 1000

/**
 * `GET /healthz`: the process runs. `GET /readyz`: it knows what is live and is not about to end, or 503; `degraded` with
 * the reasons where it goes on with what it knew before. The provider's troubles are not this server's.
 */
export function healthRoutes({ remotes, problems, isLeaving }: HealthOptions): Hono {
  let latest: { at: number; reasons: Promise<string[]> } | null = null
  const reasonsNow = () => {
    if (!latest || performance.now() - latest.at > freshMs)
      latest = { at: performance.now(), reasons: problems() }
    return latest.reasons
  }
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store')
      if (isLeaving()) return c.json({ status: 'not ready', reasons: ['It is about to end.'] }, 503)
      const reasons = await reasonsNow()
      if ((await remotes()).length === 0)
        return c.json({ status: 'not ready', reasons: ['Nothing is live.', ...reasons] }, 503)
      if (reasons.length > 0) return c.json({ status: 'degraded', reasons })
      return c.json({ status: 'ready' })
    })
}
