import { Hono } from 'hono'
import type { ServiceEnv } from '../access/authenticate.ts'
import { performIn } from '../audit/perform.ts'
import { Refusal } from '../http/refusal.ts'
import type { ReleaseService } from '../service.ts'
import { previewBody } from '../wire.ts'

/** POST /:env/previews: a link that shows published versions on the environment's site. The audit never has the link. */
export function previewRoutes(service: ReleaseService): Hono<ServiceEnv> {
  const { previewKey: key, sites } = service.settings
  return new Hono<ServiceEnv>().post('/:env/previews', async (c) => {
    const preview = await performIn(c, service, 'preview', previewBody, async (asked) => {
      const { name, desk } = asked.place
      const url = sites.get(name)
      if (!key || !url)
        throw new Refusal(409, `${name} has no previews: set PREVIEW_KEY, and its site in SITES.`)
      const { versions, expiresInHours } = asked.body
      const answer = await desk.preview(versions, expiresInHours, { url, key })
      const shown = Object.entries(versions).map(([app, version]) => `${app} ${version}`)
      const sentence = `preview ${shown.join(', ')} until ${answer.expiresAt.toISOString()}`
      return { answer, sentence }
    })
    return c.json(preview)
  })
}
