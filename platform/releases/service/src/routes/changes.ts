import { type HistoryEntry, type ReleaseDesk, said } from '@storefront/releases'
import { Hono } from 'hono'
import type { ServiceEnv } from '../access/authenticate.ts'
import { performIn } from '../audit/perform.ts'
import type { ReleaseService } from '../service.ts'
import { type Change, type ChangeBody, changes } from '../wire.ts'

/** What a change is made with: on which desk, by whom, why, and what goes live only then. */
type Making = {
  desk: ReleaseDesk
  by: string
  options: {
    reason?: string
    onlyApproved: boolean
    look?: (versions: Record<string, string>) => Promise<unknown>
  }
}

const make: {
  [C in Change]: (body: ChangeBody<C>, making: Making) => Promise<HistoryEntry>
} = {
  promotions: ({ versions, onlyProven = false, withoutServer = {} }, { desk, by, options }) =>
    desk.promote(versions, by, { ...options, onlyProven, withoutServer }),
  canaries: ({ app, version, percent, withoutServer = {} }, { desk, by, options }) =>
    desk.canary(app, version, percent, by, { ...options, withoutServer }),
  rollbacks: ({ app }, { desk, by, options }) => desk.rollback(app, by, options),
  retirements: ({ app }, { desk, by, options }) => desk.retire(app, by, options),
  pins: ({ app, version }, { desk, by, options }) => desk.pin(app, version, by, options),
  unpins: ({ app, version }, { desk, by, options }) => desk.unpin(app, version, by, options),
  approvals: ({ versions }, { desk, by, options }) => desk.approve(versions, by, options),
  proofs: ({ versions, journeys, passed }, { desk, by }) =>
    desk.prove({ versions, journeys, passed, provenAt: new Date().toISOString(), by }),
}

/** POST /:env/promotions and the others: each makes one change of a registry, and answers its entry in the history. */
export function changeRoutes(service: ReleaseService): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>()
  const { look } = service
  const route = <C extends Change>(resource: C) => {
    const { verb, body: schema } = changes[resource]
    app.post(`/:env/${resource}`, async (c) => {
      const entry = await performIn(c, service, verb, schema, async (asked, { name: by }) => {
        const { desk, needsApproval: onlyApproved } = asked.place
        const options = {
          onlyApproved,
          ...(asked.body.reason ? { reason: asked.body.reason } : {}),
          ...(look ? { look: (versions: Record<string, string>) => look(desk, versions) } : {}),
        }
        const made = await make[resource](asked.body, { desk, by, options })
        return { answer: made, sentence: said(made), revision: made.revision }
      })
      return c.json(entry)
    })
  }
  for (const resource of Object.keys(changes) as Change[]) route(resource)
  return app
}
