import { Hono } from 'hono'

export type HealthOptions = {
  /** Names of the live remotes. */
  remotes: () => Promise<string[]>
  /** Whether the process is about to end. */
  isLeaving: () => boolean
}

/**
 * `GET /healthz`: the process lives. `GET /readyz`: it can read what is live and is not about to end, or 503; the
 * provider's troubles are not this server's.
 */
export function healthRoutes({ remotes, isLeaving }: HealthOptions): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store')
      const isReadable = await remotes().then(
        (names) => names.length > 0,
        () => false,
      )
      const isReady = isReadable && !isLeaving()
      return c.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503)
    })
}
