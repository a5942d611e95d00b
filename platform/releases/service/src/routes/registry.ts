import { Hono } from 'hono'
import { mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { environmentNamed } from '../environments.ts'
import { readQuery } from '../http/read-request.ts'
import { differencesOf, versionsIn } from '../published/versions.ts'
import type { ReleaseService } from '../service.ts'
import { differencesQuery, pageQuery, versionsQuery } from '../wire.ts'

/** GET /:env/registry: what is live; /history: who changed what, newest first; /versions: what there is; /differences of two. */
export function registryRoutes(service: ReleaseService): Hono<ServiceEnv> {
  const { settings, environments, audit } = service
  const read = mayRead(settings.publicRead)
  return new Hono<ServiceEnv>()
    .get('/:env/registry', read, async (c) => {
      const { place } = environmentNamed(environments, c.req.param('env'))
      return c.json(await place.registry.read())
    })
    .get('/:env/history', read, async (c) => {
      const { place } = environmentNamed(environments, c.req.param('env'))
      const { limit, before = Number.POSITIVE_INFINITY } = readQuery(c, pageQuery)
      const history = await place.registry.history(
        before === Number.POSITIVE_INFINITY ? limit : undefined,
      )
      const older = history.filter(({ revision }) => revision < before)
      return c.json(older.slice(-limit).reverse())
    })
    .get('/:env/versions', read, async (c) => {
      const environment = environmentNamed(environments, c.req.param('env'))
      const { app } = readQuery(c, versionsQuery)
      return c.json(await versionsIn(environment, audit, app))
    })
    .get('/:env/differences', read, async (c) => {
      const { desk } = environmentNamed(environments, c.req.param('env'))
      const { app, from, to } = readQuery(c, differencesQuery)
      return c.json(await differencesOf(desk, app, from, to))
    })
}
