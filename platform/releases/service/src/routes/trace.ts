import { appName, appVersion } from '@storefront/releases/schemas'
import { Hono } from 'hono'
import * as v from 'valibot'
import { mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { readBody } from '../http/read-request.ts'
import type { ReleaseService } from '../service.ts'
import { readMap } from '../trace/read-map.ts'
import { traceStack } from '../trace/trace-stack.ts'
import { traceBody } from '../wire.ts'

const named = v.object({ name: appName, version: appVersion, file: v.string() })

/** POST /trace: a stack with release, source file and line in place of scripts. Never without a token. */
export function traceRoutes({ store }: ReleaseService): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>().post('/trace', mayRead(false), async (c) => {
    const { stack } = await readBody(c, traceBody)
    const traced = await traceStack(stack, async (script) =>
      !('name' in script) || v.is(named, script) ? readMap(store, script) : null,
    )
    return c.json({ stack: traced })
  })
}
