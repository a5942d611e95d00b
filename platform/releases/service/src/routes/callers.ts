import { Hono } from 'hono'
import { callerOf, mayRead, type ServiceEnv } from '../access/authenticate.ts'
import type { ReleaseService } from '../service.ts'

/** GET /me: who the token is. GET /environments: where it may change something. */
export function callRoutes({ settings, environments }: ReleaseService): Hono<ServiceEnv> {
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
}
