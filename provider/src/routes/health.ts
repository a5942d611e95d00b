import { Hono } from 'hono'

/** GET /healthz: the process lives. GET /readyz: it can do its work. */
export function healthRoutes(isReady: () => Promise<boolean>) {
  return new Hono()
    .get('/healthz', (context) =>
      context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
    )
    .get('/readyz', async (context) => {
      const [status, code] = (await isReady())
        ? (['ready', 200] as const)
        : (['unavailable', 503] as const)
      return context.json({ status }, code, { 'cache-control': 'no-store' })
    })
}
