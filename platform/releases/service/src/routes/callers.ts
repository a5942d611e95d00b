import { Hono } from 'hono'
import { callerOf, mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { readQuery } from '../http/read-request.ts'
import type { ReleaseService } from '../service.ts'
import { pageQuery } from '../wire.ts'

/**
 * GET /me: who the token is. GET /environments: where it may change something. GET /audit: every change that was asked for, done or
 * refused, newest first; never without a token.
 */
export function callRoutes({ settings, environments, audit }: ReleaseService): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
    .get('/me', (c) => {
      const { name, roles } = callerOf(c)
      return c.json({ name, roles })
    })
    .get('/environments', mayRead(settings.publicRead), (c) =>
      c.json(
        [...environments.values()].map(({ name, needsApproval }) => ({
          name,
          needsApproval,
          hasPreviews: settings.previewKey !== null && settings.sites.has(name),
        })),
      ),
    )
    .get('/audit', mayRead(false), async (c) => {
      const { limit, before } = readQuery(c, pageQuery)
      return c.json(await audit.newest(limit, before))
    })
}
