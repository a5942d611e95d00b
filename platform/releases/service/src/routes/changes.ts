import type { HistoryEntry, ReleaseDesk, WithReason } from '@storefront/releases'
import { Hono } from 'hono'
import type * as v from 'valibot'
import type { ServiceEnv } from '../access/authenticate.ts'
import type { Verb } from '../access/roles.ts'
import { perform } from '../audit/perform.ts'
import { said } from '../audit/said.ts'
import { type Environment, environmentNamed } from '../environments.ts'
import { readBody } from '../http/read-request.ts'
import type { ReleaseService } from '../service.ts'
import { appBody, approvalBody, canaryBody, pinBody, promotionBody, proofBody } from '../wire.ts'

/** What a change is made with: where, by whom, and why. */
type Making = { environment: Environment; by: string; because: WithReason }

/** POST /:env/promotions and the others: each makes one change of a registry, and answers its entry in the history. */
export function changeRoutes(service: ReleaseService): Hono<ServiceEnv> {
  const { environments, audit, look } = service
  const app = new Hono<ServiceEnv>()

  function change<S extends v.GenericSchema<unknown, { reason?: string }>>(
    path: string,
    verb: Verb,
    schema: S,
    apps: (body: v.InferOutput<S>) => string[],
    make: (body: v.InferOutput<S>, making: Making) => Promise<HistoryEntry>,
  ): void {
    app.post(`/:env/${path}`, async (c) => {
      const read = async () => {
        const environment = environmentNamed(environments, c.req.param('env'))
        const body = await readBody(c, schema)
        const { reason } = body
        const because = reason ? { reason } : {}
        const told = { environment: environment.name, reason: reason ?? null }
        return { ...told, apps: apps(body), body, place: environment, because }
      }
      const entry = await perform(c, audit, verb, read, async (asked, { name: by }) => {
        const { body, place: environment, because } = asked
        const made = await make(body, { environment, by, because })
        return { answer: made, sentence: said(made), revision: made.revision }
      })
      return c.json(entry)
    })
  }
  const looking = (desk: ReleaseDesk) =>
    look ? { look: (versions: Record<string, string>) => look(desk, versions) } : {}
  const appOf = ({ app: name }: { app: string }) => [name]
  const appsOf = ({ versions }: { versions: Record<string, string> }) => Object.keys(versions)

  change('promotions', 'promote', promotionBody, appsOf, async (body, making) => {
    const { versions, withoutServer = {}, onlyProven = false } = body
    const { desk, needsApproval: onlyApproved } = making.environment
    const options = { ...making.because, withoutServer, onlyProven, onlyApproved, ...looking(desk) }
    return desk.promote(versions, making.by, options)
  })
  change('canaries', 'canary', canaryBody, appOf, async (body, making) => {
    const { app: name, version, percent, withoutServer = {} } = body
    const { desk, needsApproval: onlyApproved } = making.environment
    const options = { ...making.because, withoutServer, onlyApproved, ...looking(desk) }
    return desk.canary(name, version, percent, making.by, options)
  })
  change('rollbacks', 'rollback', appBody, appOf, (body, { environment, by, because }) =>
    environment.desk.rollback(body.app, by, because),
  )
  change('retirements', 'retire', appBody, appOf, (body, { environment, by, because }) =>
    environment.desk.retire(body.app, by, because),
  )
  change('pins', 'pin', pinBody, appOf, (body, { environment, by, because }) =>
    environment.desk.pin(body.app, body.version, by, because),
  )
  change('unpins', 'unpin', pinBody, appOf, (body, { environment, by, because }) =>
    environment.desk.unpin(body.app, body.version, by, because),
  )
  change('approvals', 'approve', approvalBody, appsOf, (body, { environment, by, because }) =>
    environment.desk.approve(body.versions, by, because),
  )
  change('proofs', 'prove', proofBody, appsOf, ({ versions, journeys, passed }, making) => {
    const provenAt = new Date().toISOString()
    return making.environment.desk.prove({ versions, journeys, passed, provenAt, by: making.by })
  })
  return app
}
