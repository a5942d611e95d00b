import { Hono } from 'hono'
import * as v from 'valibot'
import { mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { perform, performIn } from '../audit/perform.ts'
import { environmentNamed } from '../environments.ts'
import { readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { percentOf, type Rollout } from '../rollouts/rollout.ts'
import type { ReleaseService } from '../service.ts'
import {
  type Rollout as RolloutAnswer,
  rolloutAnswer,
  rolloutBody,
  rolloutEndBody,
} from '../wire.ts'

/** POST /:env/rollouts begins one, DELETE /:env/rollouts/:id ends it, GET /:env/rollouts lists them, newest first. */
export function rolloutRoutes(service: ReleaseService): Hono<ServiceEnv> {
  const { settings, environments, audit, look } = service
  return new Hono<ServiceEnv>()
    .get('/:env/rollouts', mayRead(settings.publicRead), async (c) => {
      const { rollouts } = environmentNamed(environments, c.req.param('env'))
      return c.json((await rollouts.state()).rollouts.map(answerOf).reverse())
    })
    .post('/:env/rollouts', async (c) => {
      const begun = await performIn(c, service, 'rollout', rolloutBody, async (asked, caller) => {
        const { desk, rollouts } = asked.place
        const { app, version, steps, reason = '' } = asked.body
        const looking = look ? () => look(desk, { [app]: version }) : undefined
        const plan = { ...asked.body, reason, by: caller.name }
        const answer = await rollouts.begin(plan, looking)
        return { answer, sentence: `rollout ${app} ${version} in steps of ${steps.join(', ')} %` }
      })
      return c.json(answerOf(begun))
    })
    .delete('/:env/rollouts/:id', async (c) => {
      const read = async () => {
        const { name: environment, rollouts } = environmentNamed(environments, c.req.param('env'))
        const { reason } = await readBody(c, rolloutEndBody)
        const all = await rollouts.state()
        const rollout = all.rollouts.find(({ id }) => id === c.req.param('id'))
        if (!rollout) throw new Refusal(404, 'There is no such rollout.')
        return { environment, apps: [rollout.app], reason, rollout, rollouts }
      }
      const ended = await perform(c, audit, 'rollout', read, async (asked, { name }) => {
        const { rollout, rollouts, reason } = asked
        const sentence = `${name} ended it: ${reason}`
        const answer = await rollouts.end(rollout.id, sentence)
        return { answer, sentence: `end the rollout of ${rollout.app} ${rollout.version}` }
      })
      return c.json(answerOf(ended))
    })
}

function answerOf(rollout: Rollout): RolloutAnswer {
  return v.parse(rolloutAnswer, { ...rollout, percent: percentOf(rollout) })
}
