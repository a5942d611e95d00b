import { Hono } from 'hono'
import type { ServiceEnv } from '../access/authenticate.ts'
import { perform } from '../audit/perform.ts'
import { environmentNamed } from '../environments.ts'
import { readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import type { ReleaseService } from '../service.ts'
import { previewBody } from '../wire.ts'

/** POST /:env/previews: a link that shows published versions on the environment's site. The audit never has the link. */
export function previewRoutes({ environments, audit, settings }: ReleaseService): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>().post('/:env/previews', async (c) => {
    const read = async () => {
      const { name, desk } = environmentNamed(environments, c.req.param('env'))
      const body = await readBody(c, previewBody)
      return {
        environment: name,
        apps: Object.keys(body.versions),
        reason: body.reason ?? null,
        body,
        desk,
      }
    }
    const preview = await perform(
      c,
      audit,
      'preview',
      read,
      async ({ environment, body, desk }) => {
        const { previewKey: key, sites } = settings
        const url = sites.get(environment)
        if (!key || !url)
          throw new Refusal(
            409,
            `${environment} has no previews: set PREVIEW_KEY, and its site in SITES.`,
          )
        const { versions, expiresInHours } = body
        const answer = await desk.preview(versions, expiresInHours, { url, key })
        const shown = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
        const sentence = `preview ${shown.join(', ')} until ${answer.expiresAt.toISOString()}`
        return { answer, sentence }
      },
    )
    return c.json(preview)
  })
}
