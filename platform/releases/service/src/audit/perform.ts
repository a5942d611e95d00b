import type { Context } from 'hono'
import type * as v from 'valibot'
import { callerOf, type ServiceEnv } from '../access/authenticate.ts'
import { type Caller, forbidden, type Verb } from '../access/roles.ts'
import { type Environment, environmentNamed } from '../environments.ts'
import { sentenceOf } from '../http/errors.ts'
import { readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import type { ReleaseService } from '../service.ts'
import type { Audit, AuditLine } from './audit.ts'

/** What needs no reason: nothing changes for visitors. */
const withoutReason: Verb[] = ['publish', 'publish for a pull request', 'prove']

/** A call, as the audit records it. */
export type Asked = {
  environment: string | null
  /** The roles have to allow the verb for each of them. */
  apps: string[]
  reason: string | null
  /** Of a publication. */
  version?: string
  commit?: string | null
}

/** What was done: the answer, and what the audit says of it. */
export type Done<T> = { answer: T; sentence: string; revision?: number }

/**
 * Does what a request asks for, once it is valid (`read`) and the caller's roles allow it, and records the outcome in the
 * audit, refused or done. With `begins` a line before it says that it was begun: for what leaves no trace in a
 * registry's history. Throws Refusal, and what `work` throws.
 */
export async function perform<A extends Asked, T>(
  c: Context<ServiceEnv>,
  audit: Pick<Audit, 'append'>,
  verb: Verb,
  read: () => Promise<A>,
  work: (asked: A, caller: Caller) => Promise<Done<T>>,
  begins?: (asked: A) => string,
): Promise<T> {
  let asked: A | null = null
  const write = (outcome: AuditLine['outcome'], sentence: string, revision?: number) =>
    audit.append({
      who: c.get('caller')?.name ?? 'nobody',
      roles: c.get('caller')?.roles ?? [],
      verb,
      environment: asked?.environment ?? null,
      app: asked?.apps.join(', ') || null,
      reason: asked?.reason ?? null,
      outcome,
      sentence,
      revision: revision ?? null,
      version: asked?.version ?? null,
      commit: asked?.commit ?? null,
    })
  try {
    const caller = callerOf(c)
    asked = await read()
    if (!asked.reason && !caller.isOwner && !withoutReason.includes(verb))
      throw new Refusal(400, 'reason is missing.')
    const no = forbidden(caller, verb, asked.apps)
    if (no) throw new Refusal(403, no)
    if (begins) await write('begun', begins(asked))
    const { answer, sentence, revision } = await work(asked, caller)
    await write('done', sentence, revision)
    return answer
  } catch (error) {
    await write('refused', sentenceOf(error))
    throw error
  }
}

/** The body of a call below an environment: what it asks for, of one app or of several. */
type Body = { reason?: string } & ({ app: string } | { versions: Record<string, string> })

/** A call below an environment, read and checked. */
export type AskedIn<B> = Asked & { body: B; place: Environment }

/** As `perform`, for a call with a body below an environment. */
export function performIn<S extends v.GenericSchema<unknown, Body>, T>(
  c: Context<ServiceEnv>,
  { environments, audit }: Pick<ReleaseService, 'environments' | 'audit'>,
  verb: Verb,
  schema: S,
  work: (asked: AskedIn<v.InferOutput<S>>, caller: Caller) => Promise<Done<T>>,
): Promise<T> {
  const read = async () => {
    const place = environmentNamed(environments, c.req.param('env'))
    const body = await readBody(c, schema)
    const apps = 'app' in body ? [body.app] : Object.keys(body.versions)
    return { environment: place.name, apps, reason: body.reason ?? null, body, place }
  }
  return perform(c, audit, verb, read, work)
}
