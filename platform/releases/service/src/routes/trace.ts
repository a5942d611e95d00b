import { type Place, shellName } from '@storefront/releases'
import { appName, appVersion } from '@storefront/releases/schemas'
import { Hono } from 'hono'
import * as v from 'valibot'
import { mayRead, type ServiceEnv } from '../access/authenticate.ts'
import { readBody } from '../http/read-request.ts'
import type { ReleaseService } from '../service.ts'
import { type ScriptName, type TracedScript, traceStack } from '../trace/trace-stack.ts'
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

/** Finds the source map of a script in a store; null where no release has that script. */
async function readMap(store: Place['store'], script: ScriptName): Promise<TracedScript | null> {
  const { name, version: named } = 'name' in script ? script : { name: shellName, version: null }
  const map = `maps/${script.file}.map`
  const file = name === shellName ? `browser/${map}` : map
  // An address of the shell's script does not say its version.
  for (const version of named === null ? await store.versions(name) : [named]) {
    const release = await store.read(name, version)
    if (!release || !(file in release.integrity)) continue
    return { name, version, map: String(await store.readFile(name, version, file)) }
  }
  return null
}
