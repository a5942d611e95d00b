import { Hono } from 'hono'
import { callerOf, mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { forbidden } from '../access/roles.ts'
import { environmentNamed } from '../environments.ts'
import { readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { healthOf } from '../rollouts/health.ts'
import type { ReleaseService } from '../service.ts'
import { beaconsBody } from '../wire.ts'

/** POST /:env/beacons: tallies of a storefront. GET /:env/health: the health of each version at visitors. */
export function beaconRoutes(service: ReleaseService): Hono<ServiceEnv> {
  const { settings, environments, rollouts } = service
  return new Hono<ServiceEnv>()
    .post('/:env/beacons', async (c) => {
      // It changes no release, so the audit has no line of it.
      const no = forbidden(callerOf(c), 'beacons', [])
      if (no) throw new Refusal(403, no)
      const { name } = environmentNamed(environments, c.req.param('env'))
      await rollouts.of(name).count(await readBody(c, beaconsBody))
      return c.json({})
    })
    .get('/:env/health', mayRead(settings.publicRead), async (c) => {
      const { name } = environmentNamed(environments, c.req.param('env'))
      return c.json((await rollouts.of(name).state()).tallies.map(healthOf))
    })
}
