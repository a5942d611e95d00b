import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '../http/refusal.ts'
import { type Caller, forbidden } from './roles.ts'

/** The caller that a token belongs to; null for an unknown token. */
export type Access = (token: string) => Promise<Caller | null>

/** What the middleware puts into each request's context: `caller` is null without a known token. */
export type ServiceEnv = { Variables: { caller: Caller | null; requestId: string } }

/** Finds out who calls. */
export function authenticate(access: Access): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    c.set('caller', token ? await access(token) : null)
    await next()
  }
}

/** The caller. Throws Refusal 401 without a known token. */
export function callerOf(c: Context<ServiceEnv>): Caller {
  const caller = c.get('caller')
  if (caller) return caller
  if (c.req.header('authorization')) throw new Refusal(401, 'The service does not know this token.')
  throw new Refusal(401, 'Send a token: Authorization: Bearer …')
}

/** Lets callers pass who may read; everybody with `publicRead`. Throws Refusal 401 or 403. */
export function mayRead(publicRead: boolean): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    if (!publicRead) {
      const sentence = forbidden(callerOf(c), 'read', [])
      if (sentence) throw new Refusal(403, sentence)
    }
    await next()
  }
}
