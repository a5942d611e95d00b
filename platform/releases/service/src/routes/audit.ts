import { Hono } from 'hono'
import { mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { readQuery } from '../http/read-request.ts'
import type { ReleaseService } from '../service.ts'
import { pageQuery } from '../wire.ts'

/** GET /audit: every change that was asked for, done or refused, newest first. Never without a token. */
export function auditRoutes({ audit }: ReleaseService): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>().get('/audit', mayRead(false), async (c) => {
    const { limit, before } = readQuery(c, pageQuery)
    return c.json(await audit.newest(limit, before))
  })
}
