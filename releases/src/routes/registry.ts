import { Hono } from 'hono'
import { mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { environmentNamed } from '../environments.ts'
import { readQuery } from '../http/read-request.ts'
import type { ReleaseService } from '../service.ts'
import { pageQuery } from '../wire.ts'

/** GET /:env/registry: what is live. GET /:env/history: who changed what, newest first. */
export function registryRoutes({ settings, environments }: ReleaseService): Hono<ServiceEnv> {
  const read = mayRead(settings.publicRead)
  return new Hono<ServiceEnv>()
    .get('/:env/registry', read, async (c) => {
      const { place } = environmentNamed(environments, c.req.param('env'))
      return c.json(await place.registry.read())
    })
    .get('/:env/history', read, async (c) => {
      const { place } = environmentNamed(environments, c.req.param('env'))
      const { limit, before = Number.POSITIVE_INFINITY } = readQuery(c, pageQuery)
      const history = await place.registry.history()
      const older = history.filter(({ revision }) => revision < before)
      return c.json(older.slice(-limit).reverse())
    })
}
