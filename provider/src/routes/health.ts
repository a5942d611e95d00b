import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../database/connect.ts'

/** GET /healthz: the process lives. GET /readyz: it can do its work, which needs the database. */
export function healthRoutes(db: Database, isClosing: () => boolean) {
  return new Hono()
    .get('/healthz', (context) =>
      context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
    )
    .get('/readyz', async (context) => {
      const isReady = !isClosing() && (await answers(db))
      const status = isReady ? 'ready' : 'unavailable'
      return context.json({ status }, isReady ? 200 : 503, { 'cache-control': 'no-store' })
    })
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    // Not ready is the answer; the failing queries of real requests are what gets logged.
    return false
  }
}
