import { isOfPullRequest, nameOf } from '@storefront/releases'
import { Places } from '@storefront/server'
import { Hono } from 'hono'
import { mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { perform } from '../audit/perform.ts'
import { checked, readBytes } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { unpackInWorker } from '../published/unpack-in-worker.ts'
import type { ReleaseService } from '../service.ts'
import { publishQuery } from '../wire.ts'

const mostKilobytes = 64 * 1024

/** Archives that arrive at once: each is in memory as a whole. */
const mostAtOnce = 4

/**
 * PUT /:app/:version: publishes the release in a ZIP archive of its folder. Nothing is live by that. GET /:app/:version and
 * /files/…: its description and its files, for another service. Never without a token.
 */
export function publishRoutes({ audit, store }: ReleaseService): Hono<ServiceEnv> {
  const places = new Places(mostAtOnce, mostAtOnce)
  const app = new Hono<ServiceEnv>()
  const published = async (param: Record<string, string>) => {
    const { app: name, version } = checked(publishQuery, param)
    const release = await store.read(name, version)
    if (!release) throw new Refusal(404, `${name} ${version} was never published.`)
    return { name, version, release }
  }
  app.get('/:app/:version', mayRead(false), async (c) =>
    c.json((await published(c.req.param())).release),
  )
  app.get('/:app/:version/files/:file{.+}', mayRead(false), async (c) => {
    const { name, version, release } = await published(c.req.param())
    const file = c.req.param('file')
    if (!Object.hasOwn(release.integrity, file))
      throw new Refusal(404, `${name} ${version} has no ${file}.`)
    return c.body(new Uint8Array(await store.readFile(name, version, file)))
  })
  return app.put('/:app/:version', async (c) => {
    const read = async () => {
      const asked = checked(publishQuery, { ...c.req.param(), ...c.req.query() })
      const { app, version, commit = c.get('caller')?.commit ?? null } = asked
      return { environment: null, apps: [app], reason: null, version, commit }
    }
    const isProposed = isOfPullRequest(c.req.param('version'))
    const outcome = await perform(
      c,
      audit,
      isProposed ? 'publish for a pull request' : 'publish',
      read,
      async ({ apps: [app = ''], version }) => {
        if (c.req.header('content-type') !== 'application/zip')
          throw new Refusal(415, 'Send the release folder as application/zip.')
        const leave = places.enter(null)
        if (!leave)
          throw new Refusal(
            503,
            'Four releases are being published already. Try again in a moment.',
          )
        try {
          const archive = await readBytes(c, mostKilobytes)
          const composed = await unpackInWorker({ archive, name: app })
          const { release } = composed
          if (nameOf(release) !== app || release.version !== version)
            throw new Refusal(400, `The archive has another release than ${app} ${version}.`)
          const answer = await store.publish(composed)
          return { answer, sentence: `${app} ${version}: ${answer}` }
        } finally {
          leave()
        }
      },
      ({ apps, version }) => `${apps} ${version} is being published`,
    )
    return c.json({ outcome })
  })
}
