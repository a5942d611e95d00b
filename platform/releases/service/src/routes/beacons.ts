import { countOf, type Histogram, quantile } from '@storefront/releases'
import { Hono } from 'hono'
import * as v from 'valibot'
import { callerOf, mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { forbidden } from '../access/roles.ts'
import { environmentNamed } from '../environments.ts'
import { readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import type { KeptTally } from '../rollouts/rollout-state.ts'
import type { ReleaseService } from '../service.ts'
import { beaconsBody, type Health, healthAnswer } from '../wire.ts'

/** POST /:env/beacons: tallies of a storefront. GET /:env/health: the health of each version at visitors. */
export function beaconRoutes(service: ReleaseService): Hono<ServiceEnv> {
  const { settings, environments } = service
  return new Hono<ServiceEnv>()
    .post('/:env/beacons', async (c) => {
      // It changes no release, so the audit has no line of it.
      const no = forbidden(callerOf(c), 'send beacons', [])
      if (no) throw new Refusal(403, no)
      const { rollouts } = environmentNamed(environments, c.req.param('env'))
      await rollouts.count(await readBody(c, beaconsBody))
      return c.json({})
    })
    .get('/:env/health', mayRead(settings.publicRead), async (c) => {
      const { rollouts } = environmentNamed(environments, c.req.param('env'))
      return c.json((await rollouts.state()).tallies.map(healthOf))
    })
}

/** The health of a version at visitors, as the API answers it: times and vitals to 5 %, vitals as the 75th percentile. */
function healthOf({ measured, lastError, days = [], ...tally }: KeptTally): Health {
  const { load, lcp, inp, cls } = measured
  const shifts = threeOfFour(cls)
  const vitals = {
    lcp: threeOfFour(lcp),
    inp: threeOfFour(inp),
    cls: shifts === null ? null : shifts / 1000,
  }
  return v.parse(healthAnswer.item, {
    ...tally,
    medianMs: quantile(load, 0.5),
    slowMs: quantile(load, 0.95),
    vitals: [lcp, inp, cls].some((histogram) => countOf(histogram) > 0) ? vitals : null,
    lastError: lastError && { place: null, ...lastError },
    days,
  })
}

function threeOfFour(histogram: Histogram): number | null {
  return quantile(histogram, 0.75)
}
